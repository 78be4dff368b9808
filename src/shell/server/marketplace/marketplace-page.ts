import { readFileSync } from "node:fs";
import type { Listing } from "#marketplace/contract.ts";
import { isNarrowed, type VisitorQuery, visitorPages, visitorPath } from "#marketplace/visitors/visitor-query.ts";
import { formatMetric } from "#media/metric-format.ts";
import { idOf } from "#platform/contract/iri.ts";
import { type Html, html } from "#platform/http/markup/html.ts";
import type { PaintedPage } from "#platform/http/painted/painted-page.ts";
import { formatCents } from "#platform/money/money.ts";
import { framed, frameStyle, type Installation, withNext } from "../frame/frame.ts";
import { initialMark, publicName } from "../frame/outlet-rows.ts";
import { filterForm } from "./filter-form.ts";
import type { MarketplaceFacts } from "./marketplace-facts.ts";
import { visitorTexts as texts } from "./marketplace-texts.ts";

const style = readFileSync(new URL("marketplace.css", import.meta.url), "utf8");

/** The marketplace as a visitor reads it, where the operator opened it. */
export function marketplacePage(installation: Installation, facts: MarketplaceFacts, query: VisitorQuery): PaintedPage {
  const { title, publicUrl } = installation;
  const { found, figures, operator } = facts;
  const outlets = outletsOf(found.items);
  return {
    title: `${texts.marketplace} · ${title}`,
    description: texts.description(figures.media, figures.countries, title),
    address: publicUrl + visitorPath(query),
    isUnlisted: isNarrowed(query),
    style: frameStyle + style,
    structured: listOf(publicUrl, outlets),
    body: framed(
      { installation, operator, next: visitorPath(query) },
      html`<div class="market"><h1>${texts.marketplace}</h1>
${filterForm(facts, query)}
<div class="said"><p><strong>${texts.found(found.totalItems)}</strong></p>${ordersOf(query)}</div>
${outlets.length === 0 ? nothing : html`<div class="rows">${heads}<ul>${outlets.map((outlet) => outletOf(outlet, operator.namesOutlets))}</ul></div>`}
${pagerOf(query, found.totalItems)}</div>`,
    ),
  };
}

type ShownFormats = readonly [Listing, ...Listing[]];

/** Neighboring formats of one outlet are its lines. */
function outletsOf(listings: Listing[]): ShownFormats[] {
  const outlets: [Listing, ...Listing[]][] = [];
  for (const listing of listings) {
    const last = outlets.at(-1);
    if (last?.[0].media === listing.media) last.push(listing);
    else outlets.push([listing]);
  }
  return outlets;
}

const { columns } = texts;
const heads: Html = html`<div class="heads" aria-hidden="true"><span>${columns.outlet}</span><span class="number">${columns.authority}</span><span class="number">${columns.audience}</span><span class="formats"><span>${columns.format}</span><span>${columns.links}</span><span>${columns.turnaround}</span><span class="number">${columns.price}</span></span></div>`;

function outletOf(formats: ShownFormats, isNamed: boolean): Html {
  const [outlet] = formats;
  const name = publicName(outlet, isNamed);
  return html`<li class="row"><a class="outlet" href="/media/${idOf(outlet.media)}">${initialMark(name)}<span class="name"><strong>${name}</strong>${isNamed && html`<small>${outlet.domain}</small>`}</span></a>${figure("ahrefsDr", columns.authority, outlet)}${figure("audience", columns.audience, outlet)}<ul class="formats">${formats.map(formatOf)}</ul></li>`;
}

const figure = (metric: "ahrefsDr" | "audience", label: string, outlet: Listing): Html =>
  html`<span class="number"><span class="label">${label} </span>${outlet[metric] !== null && dotOf(outlet.measured.includes(metric))}${formatMetric(metric, outlet[metric])}</span>`;

function dotOf(isMeasured: boolean): Html {
  const says = isMeasured ? texts.measured : texts.outlet.declared;
  return html`<span class="dot" data-origin="${isMeasured ? "measured" : "declared"}" role="img" aria-label="${says}" title="${says}"></span>`;
}

const formatOf = ({ formatType, hyperlinkKind, hyperlinksMax, turnaroundHours, price }: Listing): Html =>
  html`<li class="line"><span>${formatType.name}</span><span class="quiet">${texts.links(hyperlinkKind, hyperlinksMax)}</span><span class="quiet">${texts.days(turnaroundHours)}</span><b class="number">${formatCents(price)}</b></li>`;

const nothing: Html = html`<div class="nothing"><h2>${texts.none}</h2><p>${texts.noneText}</p><a class="button" href="/media">${texts.all}</a></div>`;

const orders = [
  ["ahrefsDr", "desc"],
  ["audience", "desc"],
  ["price", "asc"],
] as const;
type Order = (typeof orders)[number][0];

const unsorted = { "order[ahrefsDr]": undefined, "order[audience]": undefined, "order[price]": undefined };

/** The highest authority comes first where the address names no order. */
const orderOf = (query: VisitorQuery): Order | undefined =>
  orders.find(([name]) => query[`order[${name}]`] !== undefined)?.[0] ?? (query.search ? undefined : "ahrefsDr");

function ordersOf(query: VisitorQuery): Html {
  const present = orderOf(query);
  return html`<nav class="orders" aria-label="${texts.order}">${orders.map(([name, direction]) => html`<a href="${visitorPath(query, { ...unsorted, [`order[${name}]`]: direction, page: 1 })}"${name === present && html` aria-current="true"`} rel="nofollow">${texts.orders[name]}</a>`)}</nav>`;
}

function pagerOf(query: VisitorQuery, totalItems: number): Html | false {
  const pages = visitorPages(totalItems);
  const { page } = query;
  if (pages === 1) return false;
  const isLast = page >= pages;
  return html`<nav class="pager" aria-label="${texts.pages}">${page > 1 && html`<a class="button" rel="prev" href="${visitorPath(query, { page: page - 1 })}">${texts.previous}</a>`}<span>${texts.page(page, pages)}</span>${isLast ? html`<a class="button" href="${withNext("/sign-up", visitorPath(query, { page: 1 }))}">${texts.lastPage}</a>` : html`<a class="button" rel="next" href="${visitorPath(query, { page: page + 1 })}">${texts.next}</a>`}</nav>`;
}

/** The page's outlets in the words of schema.org. */
const listOf = (publicUrl: string, outlets: ShownFormats[]) => ({
  "@context": "https://schema.org",
  "@type": "ItemList",
  itemListElement: outlets.map(([{ media }], at) => ({
    "@type": "ListItem",
    position: at + 1,
    url: `${publicUrl}/media/${idOf(media)}`,
  })),
});
