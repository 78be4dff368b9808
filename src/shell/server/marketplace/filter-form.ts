import { formatTypes } from "#formats/format.ts";
import { type VisitorQuery, visitorPath } from "#marketplace/visitors/visitor-query.ts";
import { mediaTypes } from "#media/media.ts";
import { countryName, languageName } from "#platform/contract/region-names.ts";
import { type Html, html } from "#platform/http/markup/html.ts";
import { locale } from "#platform/words/catalogue.ts";
import { withNext } from "../frame/frame.ts";
import type { MarketplaceFacts } from "./marketplace-facts.ts";
import { visitorTexts } from "./marketplace-texts.ts";

const texts = visitorTexts.filters;

/** Left out where there is little room. */
const secondary = new Set(["language", "mediaType"]);

type Option = { value: string; label: string };

/** A few filters as a form that works without scripts; an account has them all. */
export function filterForm({ choices, operator }: MarketplaceFacts, query: VisitorQuery): Html {
  const plain = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
  const named = (values: { code: string; outlets: number }[], nameOf: (code: string) => string) =>
    values.map(({ code, outlets }) => ({ value: code, label: texts.counted(nameOf(code), outlets) }));
  return html`<form action="/media" aria-label="${texts.label}">${operator.namesOutlets && html`<label class="search">${texts.search}<input type="search" name="search" maxlength="100" value="${query.search ?? ""}"></label>`}
${select("country", texts.country, named(choices.countries, countryName), query.country)}${select("language", texts.language, named(choices.languages, languageName), query.language)}${select("mediaType", texts.mediaType, plain(mediaTypes), query.mediaType)}${select("formatType", texts.formatType, plain(formatTypes), query.formatType)}
${dollars(query["price[lte]"])}<label class="second">${texts.authority}<input type="number" name="ahrefsDr[gte]" min="0" max="100" value="${query["ahrefsDr[gte]"] ?? ""}"></label>
${orderFields(query)}<button class="button ink submit" type="submit">${texts.show}</button></form>
<p class="more">${texts.more} <a href="${withNext("/sign-up", visitorPath(query))}">${texts.signUp}</a></p>`;
}

/** Several chosen values come from the app's addresses: the form shows the first. */
const select = (name: string, label: string, options: Option[], [chosen]: readonly string[] = []): Html =>
  html`<label${secondary.has(name) && html` class="second"`}>${label}<select name="${name}"><option value="">${texts.any}</option>${options.map(({ value, label: text }) => html`<option value="${value}"${value === chosen && html` selected`}>${text}</option>`)}</select></label>`;

const priceSteps = [50, 100, 200, 500, 1_000, 2_500];

/** Amounts of an address are cents, so the form offers steps. */
function dollars(most: number | undefined): Html {
  const steps = priceSteps.map((step) => ({ value: String(step * 100), label: step.toLocaleString(locale) }));
  return select("price[lte]", texts.price, steps, most === undefined ? [] : [String(most)]);
}

const orderFields = (query: VisitorQuery): Html[] =>
  (["order[price]", "order[ahrefsDr]", "order[audience]"] as const).flatMap((name) => {
    const direction = query[name];
    return direction ? [html`<input type="hidden" name="${name}" value="${direction}">`] : [];
  });
