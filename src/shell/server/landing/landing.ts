import { readFileSync } from "node:fs";
import { type Html, html } from "#platform/http/painted/html.ts";
import type { PaintedPage } from "#platform/http/painted/painted-page.ts";
import { descriptionOf } from "#settings/public-pages.ts";
import type { LandingFacts } from "./landing-facts.ts";
import { landingTexts as texts } from "./landing-texts.ts";
import { outletRows, proofCard } from "./showcase.ts";

const style = readFileSync(new URL("landing.css", import.meta.url), "utf8");

/** `support` is an address for questions, a web page or `mailto:`. */
type Installation = { title: string; publicUrl: string; support: string | undefined; isDemo: boolean };

/** The page of visitors at `/` (R2.1). */
export const landingPage = (installation: Installation, facts: LandingFacts): PaintedPage => {
  const { title, publicUrl, isDemo } = installation;
  const { figures, outlets, proof, operator } = facts;
  return {
    title: `${texts.title} · ${title}`,
    description: descriptionOf("/", title),
    address: `${publicUrl}/`,
    style,
    body: html`<a class="skip" href="#content">${texts.skip}</a>
${isDemo && demoLine}
<header><a class="brand" href="/">${title}</a><nav aria-label="${texts.navigation}"><a href="/media">${texts.marketplace}</a><a class="wide" href="#publishers">${texts.forPublishers}</a><a class="wide" href="/api/docs">${texts.api}</a><a class="enter" href="/sign-in">${texts.logIn}</a><a class="button ink" href="/sign-up">${texts.signUp}</a></nav></header>
<main id="content">
<section class="hero"><div><h1>${texts.headline.first}<br>${texts.headline.second}<em>${texts.headline.stressed}</em>.</h1><p class="lead">${texts.lead(figures.media, figures.countries)}</p><p class="actions"><a class="button accent" href="/sign-up?next=%2Fmedia">${texts.advertiserAction}</a><a class="button" href="/sign-up?next=%2Fpublisher">${texts.publisherAction}</a></p><p class="terms">${texts.terms}</p></div>
${outlets.length > 0 && html`<div class="show">${outletRows(outlets, operator.namesOutlets)}${proof && proofCard(proof, operator.namesOutlets)}</div>`}</section>
${figures.media > 0 && figuresOf(figures)}
<div class="ways">${texts.ways.map(wayOf)}</div></main>
${footerOf(installation, operator)}`,
  };
};

/** The page has no app to sign in with: the next one has the logins, a click each. */
const demoLine: Html = html`<aside class="demo" aria-label="${texts.demo.bar}"><strong>${texts.demo.bar}</strong> ${texts.demo.fictional} <a href="/demo/pages">${texts.demo.pages}</a> <a href="/sign-in">${texts.demo.enter}</a></aside>`;

/** Left out on an empty installation. */
function figuresOf(figures: LandingFacts["figures"]): Html {
  const { media, countries, formats, lowestPriceCents, highestPriceCents } = figures;
  const shown = [
    [texts.figures.media, media.toLocaleString("en-US")],
    [texts.figures.countries, countries.toLocaleString("en-US")],
    [texts.figures.formats, formats.toLocaleString("en-US")],
    [texts.figures.prices, texts.priceRange(lowestPriceCents ?? 0, highestPriceCents ?? 0)],
  ];
  return html`<dl class="figures">${shown.map(([name, figure]) => html`<div><dt>${name}</dt><dd>${figure}</dd></div>`)}</dl>`;
}

type Way = (typeof texts.ways)[number];

const wayOf = ({ id, title, steps }: Way): Html =>
  html`<section id="${id}"><h2>${title}</h2><ol>${steps.map((step) => html`<li><h3>${step.title}</h3><p>${step.text}</p></li>`)}</ol></section>`;

function footerOf(
  { title, support }: Installation,
  { legalName, termsUrl, privacyUrl }: LandingFacts["operator"],
): Html {
  const links = [
    [texts.footer.terms, termsUrl],
    [texts.footer.privacy, privacyUrl],
    [texts.footer.contact, support],
    [texts.api, "/api/docs"],
  ].filter(([, address]) => address);
  return html`<footer><span>${legalName ? texts.footer.runBy(legalName) : title}</span><nav aria-label="${texts.footer.label}">${links.map(([name, address]) => html`<a href="${address}">${name}</a>`)}</nav></footer>`;
}
