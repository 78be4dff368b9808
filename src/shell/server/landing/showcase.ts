import type { ShownOutlet } from "#marketplace/figures/server/queries.ts";
import { initialOf, markColor } from "#media/mark.ts";
import type { NewestProof } from "#orders/server/queries-newest-proof.ts";
import { type Html, html } from "#platform/http/painted/html.ts";
import { formatCents } from "#platform/money/money.ts";
import { landingTexts as texts } from "./landing-texts.ts";

const countryNames = new Intl.DisplayNames("en", { type: "region" });
const days = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });

/** Real rows of the marketplace; unnamed ones say their kind and country. */
export const outletRows = (outlets: ShownOutlet[], isNamed: boolean): Html =>
  html`<ul class="outlets" aria-label="${texts.shown}">${outlets.map((outlet) => outletOf(outlet, isNamed))}</ul>`;

function outletOf(outlet: ShownOutlet, isNamed: boolean): Html {
  const { name, domain, ahrefsDr, formatType, priceCents } = outlet;
  const shown = isNamed ? name : unnamed(outlet);
  return html`<li><span class="mark" data-color="${markColor(shown)}" aria-hidden="true">${initialOf(shown)}</span><span class="name"><strong>${shown}</strong>${isNamed && html`<small>${domain}</small>`}</span>${ahrefsDr !== null && html`<span class="authority">${texts.authority(ahrefsDr)}</span>`}<span class="format">${formatType}</span><b>${formatCents(priceCents)}</b></li>`;
}

const unnamed = ({ mediaType, country }: ShownOutlet): string =>
  texts.unnamed(mediaType, country === null ? undefined : countryNames.of(country));

/** One look, as both sides of its order see it. */
export function proofCard({ mediaName, checkedAt, evidence }: NewestProof, isNamed: boolean): Html {
  const { httpStatus, links, noindex, robotsTxt, textShare } = evidence;
  const facts = [
    httpStatus !== null && [texts.proof.page, texts.proof.status(httpStatus)],
    links.length > 0 && [texts.proof.links(links.length), texts.proof.asBooked],
    !noindex && robotsTxt !== "blocks" && [texts.proof.indexed, texts.proof.indexable],
    textShare !== null && [texts.proof.text, texts.proof.share(textShare)],
  ].filter((fact) => fact !== false);
  return html`<section class="proof"><h2>${texts.proof.title(days.format(checkedAt))}<span class="holds">${texts.proof.holds}</span></h2><dl>${facts.map(([name, found]) => html`<div><dt>${name}</dt><dd>${found}</dd></div>`)}</dl>${isNamed && html`<p>${mediaName}</p>`}</section>`;
}
