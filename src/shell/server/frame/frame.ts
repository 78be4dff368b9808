import { readFileSync } from "node:fs";
import type { CatalogueFigures } from "#marketplace/contract.ts";
import { type Html, html } from "#platform/http/markup/html.ts";
import { locale } from "#platform/words/catalogue.ts";
import { frameTexts as texts } from "./frame-texts.ts";

/** Style of every framed page. */
export const frameStyle = readFileSync(new URL("frame.css", import.meta.url), "utf8");

/** `support` is an address for questions, a web page or `mailto:`. */
export type Installation = { title: string; publicUrl: string; support: string | undefined; isDemo: boolean };

/** Settings of the operator that public pages read. */
export type PublicOperator = { legalName: string; namesOutlets: boolean; termsUrl: string; privacyUrl: string };

type FrameOptions = {
  installation: Installation;
  operator: PublicOperator;
  /** Where sign-in and sign-up lead back to. */
  next?: string;
};

/** Puts the visitors' bar and foot around a page's content. */
export const framed = ({ installation, operator, next }: FrameOptions, content: Html): Html =>
  html`<a class="skip" href="#content">${texts.skip}</a>
${installation.isDemo && demoLine}
<header><a class="brand" href="/">${installation.title}</a><nav aria-label="${texts.navigation}"><a href="/media">${texts.marketplace}</a><a class="wide" href="/#publishers">${texts.forPublishers}</a><a class="wide" href="/api/docs">${texts.api}</a><a class="enter" href="${withNext("/sign-in", next)}">${texts.logIn}</a><a class="button ink" href="${withNext("/sign-up", next)}">${texts.signUp}</a></nav></header>
<main id="content">${content}</main>
${footerOf(installation, operator)}`;

export const withNext = (path: string, next: string | undefined): string =>
  next ? `${path}?${new URLSearchParams({ next })}` : path;

/** The page has no app to sign in with: the next one has the logins, a click each. */
const demoLine: Html = html`<aside class="demo" aria-label="${texts.demo.bar}"><strong>${texts.demo.bar}</strong> ${texts.demo.fictional} <a href="/demo/pages">${texts.demo.pages}</a> <a href="/sign-in">${texts.demo.enter}</a></aside>`;

function footerOf({ title, support }: Installation, { legalName, termsUrl, privacyUrl }: PublicOperator): Html {
  const links = [
    [texts.footer.terms, termsUrl],
    [texts.footer.privacy, privacyUrl],
    [texts.footer.contact, support],
    [texts.api, "/api/docs"],
  ].filter(([, address]) => address);
  return html`<footer><span>${legalName ? texts.footer.runBy(legalName) : title}</span><nav aria-label="${texts.footer.label}">${links.map(([name, address]) => html`<a href="${address}">${name}</a>`)}</nav></footer>`;
}

/** The catalogue in figures; left out on an empty installation. */
export function figuresOf(figures: CatalogueFigures): Html | false {
  const { media, countries, formats, lowestPriceCents, highestPriceCents } = figures;
  if (media === 0) return false;
  const shown = [
    [texts.figures.media, media.toLocaleString(locale)],
    [texts.figures.countries, countries.toLocaleString(locale)],
    [texts.figures.formats, formats.toLocaleString(locale)],
    [texts.figures.prices, texts.priceRange(lowestPriceCents ?? 0, highestPriceCents ?? 0)],
  ];
  return html`<dl class="figures">${shown.map(([name, figure]) => html`<div><dt>${name}</dt><dd>${figure}</dd></div>`)}</dl>`;
}
