import { readFileSync } from "node:fs";
import { type Html, html } from "#platform/http/painted/html.ts";
import type { PaintedPage } from "#platform/http/painted/painted-page.ts";
import { formatCents } from "#platform/money/money.ts";
import { descriptionOf } from "#settings/public-pages.ts";
import type { PublicSettings } from "#settings/public-settings.ts";
import { landingTexts as texts } from "./landing-texts.ts";
import { visitorBar } from "./visitor-frame.ts";

const style = readFileSync(new URL("landing.css", import.meta.url), "utf8");

/** The page of visitors at `/` (R2.1). */
export const landingPage = (title: string, figures: PublicSettings["figures"], isDemo: boolean): PaintedPage => ({
  title: `${texts.title} · ${title}`,
  description: descriptionOf("/", title),
  style,
  body: html`<a class="skip" href="#content">${texts.skip}</a>
${isDemo && demoLine}
${visitorBar(title)}
<main id="content"><h1>${texts.title}</h1><p class="lead">${texts.lead}</p>
${figures.media > 0 && figuresOf(figures)}
<div class="ways">${way("advertiser", "/sign-up")}${way("publisher", "/sign-up?next=%2Fpublisher")}</div>
<div class="facts">${texts.facts.map(({ title: fact, text }) => html`<div><h2>${fact}</h2><p>${text}</p></div>`)}</div></main>`,
});

/** The page has no app to sign in with: the next one has the logins, a click each. */
const demoLine: Html = html`<aside class="demo" aria-label="${texts.demo.bar}"><strong>${texts.demo.bar}</strong> ${texts.demo.fictional} <a href="/demo/pages">${texts.demo.pages}</a> <a href="/sign-in">${texts.demo.enter}</a></aside>`;

/** Left out on an empty installation. */
function figuresOf({
  media,
  countries,
  formats,
  lowestPriceCents,
  highestPriceCents,
}: PublicSettings["figures"]): Html {
  const shown = [
    [texts.figures.media, media.toLocaleString("en-US")],
    [texts.figures.countries, countries.toLocaleString("en-US")],
    [texts.figures.formats, formats.toLocaleString("en-US")],
    [texts.figures.prices, `${formatCents(lowestPriceCents ?? 0)} – ${formatCents(highestPriceCents ?? 0)}`],
  ];
  return html`<dl class="figures">${shown.map(([name, figure]) => html`<div><dt>${name}</dt><dd>${figure}</dd></div>`)}</dl>`;
}

const way = (side: "advertiser" | "publisher", path: string): Html =>
  html`<section class="way"><h2>${texts[side]}</h2><p>${texts[`${side}Text`]}</p><a class="button${side === "advertiser" && " accent"}" href="${path}">${texts[`${side}Action`]}</a></section>`;
