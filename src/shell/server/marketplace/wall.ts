import { readFileSync } from "node:fs";
import { html } from "#platform/http/markup/html.ts";
import type { PaintedPage } from "#platform/http/painted/painted-page.ts";
import { figuresOf, framed, frameStyle, type Installation, withNext } from "../frame/frame.ts";
import { frameTexts } from "../frame/frame-texts.ts";
import { outletRows } from "../frame/outlet-rows.ts";
import type { LandingFacts } from "../landing/landing-facts.ts";
import { visitorTexts as texts } from "./marketplace-texts.ts";

const style = readFileSync(new URL("../landing/landing.css", import.meta.url), "utf8");

/** Stands before a closed marketplace: says what is behind it and leads back to `next` after sign-up. */
export function wallPage(installation: Installation, facts: Omit<LandingFacts, "proof">, next: string): PaintedPage {
  const { figures, outlets, operator } = facts;
  const { title, publicUrl } = installation;
  return {
    title: `${texts.wall.title} · ${title}`,
    description: texts.wall.lead(figures.media, figures.countries),
    address: `${publicUrl}/media`,
    style: frameStyle + style,
    body: framed(
      { installation, operator, next },
      html`<section class="hero"><div><h1>${texts.wall.title}</h1><p class="lead">${texts.wall.lead(figures.media, figures.countries)}</p><p class="actions"><a class="button accent" href="${withNext("/sign-up", next)}">${frameTexts.signUp}</a><a class="button" href="${withNext("/sign-in", next)}">${frameTexts.logIn}</a></p><p class="terms">${texts.wall.terms}</p></div>
${outlets.length > 0 && html`<div class="show">${outletRows(outlets, operator.namesOutlets)}</div>`}</section>
${figuresOf(figures)}`,
    ),
  };
}
