import { readFileSync } from "node:fs";
import { type Html, html } from "#platform/http/markup/html.ts";
import type { PaintedPage } from "#platform/http/painted/painted-page.ts";
import { descriptionOf } from "#settings/public-pages.ts";
import { figuresOf, framed, frameStyle, type Installation, type PublicOperator } from "../frame/frame.ts";
import { outletRows } from "../frame/outlet-rows.ts";
import type { LandingFacts } from "./landing-facts.ts";
import { landingTexts as texts } from "./landing-texts.ts";
import { proofCard } from "./proof-card.ts";

const style = readFileSync(new URL("landing.css", import.meta.url), "utf8");

/** The page of visitors at `/` (R2.1). */
export const landingPage = (installation: Installation, facts: LandingFacts): PaintedPage => {
  const { title, publicUrl } = installation;
  const { figures, outlets, proof, operator } = facts;
  return {
    title: `${texts.title} · ${title}`,
    description: descriptionOf("/", title),
    address: `${publicUrl}/`,
    style: frameStyle + style,
    structured: websiteOf(installation, operator),
    body: framed(
      { installation, operator },
      html`<section class="hero"><div><h1>${texts.headline.first}<br>${texts.headline.second}<em>${texts.headline.stressed}</em>.</h1><p class="lead">${texts.lead(figures.media, figures.countries)}</p><p class="actions"><a class="button accent" href="/sign-up?next=%2Fmedia">${texts.advertiserAction}</a><a class="button" href="/sign-up?next=%2Fpublisher">${texts.publisherAction}</a></p><p class="terms">${texts.terms}</p></div>
${outlets.length > 0 && html`<div class="show">${outletRows(outlets, operator.namesOutlets)}${proof && proofCard(proof, operator.namesOutlets)}</div>`}</section>
${figuresOf(figures)}
<div class="ways">${texts.ways.map(wayOf)}</div>`,
    ),
  };
};

type Way = (typeof texts.ways)[number];

const wayOf = ({ id, title, steps }: Way): Html =>
  html`<section id="${id}"><h2>${title}</h2><ol>${steps.map((step) => html`<li><h3>${step.title}</h3><p>${step.text}</p></li>`)}</ol></section>`;

/** The site's own name and its operator's, in the words of schema.org. */
const websiteOf = ({ title, publicUrl }: Installation, { legalName }: PublicOperator) => ({
  "@context": "https://schema.org",
  "@type": "WebSite",
  name: title,
  url: `${publicUrl}/`,
  ...(legalName && { publisher: { "@type": "Organization", name: legalName } }),
});
