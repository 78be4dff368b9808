import type { ShownOutlet } from "#marketplace/figures/server/queries.ts";
import { initialOf, markColor } from "#media/mark.ts";
import { countryName } from "#platform/contract/region-names.ts";
import { type Html, html } from "#platform/http/markup/html.ts";
import { formatCents } from "#platform/money/money.ts";
import { frameTexts as texts } from "./frame-texts.ts";

/** Real rows of the marketplace; unnamed ones say their kind and country. */
export const outletRows = (outlets: ShownOutlet[], isNamed: boolean): Html =>
  html`<ul class="outlets" aria-label="${texts.shown}">${outlets.map((outlet) => outletOf(outlet, isNamed))}</ul>`;

function outletOf(outlet: ShownOutlet, isNamed: boolean): Html {
  const { domain, ahrefsDr, formatType, priceCents, country } = outlet;
  const name = publicName({ ...outlet, countries: country === null ? [] : [country] }, isNamed);
  return html`<li>${initialMark(name)}<span class="name"><strong>${name}</strong>${isNamed && html`<small>${domain}</small>`}</span>${ahrefsDr !== null && html`<span class="authority">${texts.authority(ahrefsDr)}</span>`}<span class="format">${formatType}</span><b>${formatCents(priceCents)}</b></li>`;
}

/** An initial on the outlet's own color. */
export const initialMark = (name: string): Html =>
  html`<span class="mark" data-color="${markColor(name)}" aria-hidden="true">${initialOf(name)}</span>`;

type NamedOutlet = { name: string; mediaType: string; countries: readonly string[] };

/** An outlet's name, or its kind and country where the operator names none. */
export function publicName({ name, mediaType, countries: [country] }: NamedOutlet, isNamed: boolean): string {
  if (isNamed) return name;
  return texts.unnamed(mediaType, country === undefined ? undefined : countryName(country));
}
