import { readFileSync } from "node:fs";
import type { Listing } from "#marketplace/contract.ts";
import type { MediaFacts } from "#marketplace/facts/contract.ts";
import type { PublicOutlet } from "#marketplace/visitors/server/queries.ts";
import type { Media } from "#media/contract.ts";
import { metricNames, metrics } from "#media/media.ts";
import { formatMetric } from "#media/metric-format.ts";
import { isDeclared } from "#media/metric-sources.ts";
import { providersAmong } from "#media/providers/providers.ts";
import { countryName, languageName } from "#platform/contract/region-names.ts";
import { type Html, html } from "#platform/http/markup/html.ts";
import type { PaintedPage } from "#platform/http/painted/painted-page.ts";
import { formatCents } from "#platform/money/money.ts";
import { dayInWords } from "#platform/words/day-words.ts";
import { framed, frameStyle, type Installation, type PublicOperator, withNext } from "../frame/frame.ts";
import { initialMark, publicName } from "../frame/outlet-rows.ts";
import { visitorTexts } from "./marketplace-texts.ts";
import { offersOf } from "./offers.ts";

const texts = visitorTexts.outlet;
const style = readFileSync(new URL("marketplace.css", import.meta.url), "utf8");

/** An outlet as a visitor reads it. Unnamed, it tells nothing that would give its name away. */
export function visitorOutletPage(
  installation: Installation,
  operator: PublicOperator,
  shown: PublicOutlet,
): PaintedPage {
  const { outlet, formats, facts } = shown;
  const { title, publicUrl } = installation;
  const isNamed = operator.namesOutlets;
  const name = publicName(outlet, isNamed);
  const address = `${publicUrl}/media/${outlet.id}`;
  const lowest = Math.min(...formats.map(({ price }) => price));
  const kinds = [...new Set(formats.map(({ formatType }) => formatType.name))].join(", ");
  return {
    title: `${name} · ${title}`,
    description: texts.description(name, kinds, formatCents(lowest)),
    address,
    style: frameStyle + style,
    structured: offersOf({ name, address, outlet: isNamed ? outlet : undefined, formats, publicUrl }),
    body: framed(
      { installation, operator, next: `/media/${outlet.id}` },
      html`<div class="market"><a class="back" href="/media">${texts.back}</a>
<div class="title">${initialMark(name)}<div><h1>${name}</h1><p class="quiet">${isNamed && html`<a href="${outlet.url}" rel="noopener noreferrer nofollow" title="${texts.visit}">${outlet.domain}</a> · `}${outlet.mediaType} · ${outlet.verified ? texts.verified : texts.unverified}</p></div></div>
<div class="halves"><div>${isNamed && outlet.description && html`<p class="about">${outlet.description}</p>`}${factsOf(outlet, isNamed)}${recordOf(facts)}${metricsOf(outlet)}${isNamed && outlet.editorialPolicy && html`<section><h2>${texts.policy}</h2><p class="policy">${outlet.editorialPolicy}</p></section>`}</div>
<section class="buy"><h2>${texts.formats}</h2><ul>${formats.map(formatOf)}</ul><p class="quiet">${texts.perPublication}</p><a class="button accent" href="${withNext("/sign-up", `/media/${outlet.id}`)}">${texts.book}</a></section></div></div>`,
    ),
  };
}

function factsOf(outlet: Media, isNamed: boolean): Html {
  const facts = [
    [texts.publisher, isNamed && outlet.organizationName],
    [texts.countries, outlet.countries.map(countryName).join(", ")],
    [texts.languages, outlet.languages.map(languageName).join(", ")],
    [texts.topics, outlet.topics.join(", ")],
  ].filter(([, value]) => value);
  return html`<dl class="facts">${facts.map(([label, value]) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>`;
}

const formatOf = ({ formatType, hyperlinkKind, hyperlinksMax, turnaroundHours, permanenceMonths, price }: Listing) =>
  html`<li><p><strong>${formatType.name}</strong><b>${formatCents(price)}</b></p><p class="quiet">${[visitorTexts.links(hyperlinkKind, hyperlinksMax), visitorTexts.days(turnaroundHours), visitorTexts.online(permanenceMonths)].join(" · ")}</p></li>`;

/** Left out until there are enough orders. */
function recordOf(facts: MediaFacts | undefined): Html | false {
  const known = (["onTime", "kept", "linksAfter12Months"] as const).flatMap((name) => {
    const fact = facts?.[name];
    return fact ? [{ label: texts[name], ...fact }] : [];
  });
  if (known.length === 0) return false;
  return html`<section><h2>${texts.record}</h2><dl class="record">${known.map(({ label, share, orders }) => html`<div><dt>${label}</dt><dd>${texts.share(share)}</dd><dd class="quiet">${texts.of(orders)}</dd></div>`)}</dl></section>`;
}

/** Each with its source, and the providers as their terms ask. */
function metricsOf(outlet: Media): Html | false {
  const known = metricNames.filter((name) => outlet[name] !== null);
  if (known.length === 0) return false;
  const providers = providersAmong(outlet.metricSources.map(({ source }) => source));
  return html`<section><h2>${texts.metrics}</h2><table><thead><tr><th scope="col">${texts.metric}</th><th scope="col" class="number">${texts.value}</th><th scope="col">${texts.source}</th></tr></thead><tbody>${known.map((name) => html`<tr><th scope="row">${metrics[name].label}</th><td class="number">${formatMetric(name, outlet[name])}</td><td class="quiet">${originOf(outlet, name)}</td></tr>`)}</tbody></table>${providers.length > 0 && html`<p class="quiet">${providers.map(({ attribution, site }, at) => html`${at > 0 && " · "}<a href="${site}" rel="noopener noreferrer nofollow">${attribution}</a>`)}</p>`}</section>`;
}

function originOf({ metricSources }: Media, name: string): string {
  const origin = metricSources.find(({ metric }) => metric === name);
  if (!origin) return "";
  return isDeclared(origin.source) ? texts.declared : texts.measured(origin.source, dayInWords(origin.readOn));
}
