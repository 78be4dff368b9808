import type { NewestProof } from "#orders/server/queries-newest-proof.ts";
import { type Html, html } from "#platform/http/markup/html.ts";
import { nearDayInWords } from "#platform/words/day-words.ts";
import { landingTexts as texts } from "./landing-texts.ts";

/** One look, as both sides of its order see it. */
export function proofCard({ mediaName, checkedAt, evidence }: NewestProof, isNamed: boolean): Html {
  const { httpStatus, links, noindex, robotsTxt, textShare } = evidence;
  const facts = [
    httpStatus !== null && [texts.proof.page, texts.proof.status(httpStatus)],
    links.length > 0 && [texts.proof.links(links.length), texts.proof.asBooked],
    !noindex && robotsTxt !== "blocks" && [texts.proof.indexed, texts.proof.indexable],
    textShare !== null && [texts.proof.text, texts.proof.share(textShare)],
  ].filter((fact) => fact !== false);
  return html`<section class="proof"><h2>${texts.proof.title(nearDayInWords(checkedAt))}<span class="holds">${texts.proof.holds}</span></h2><dl>${facts.map(([name, found]) => html`<div><dt>${name}</dt><dd>${found}</dd></div>`)}</dl>${isNamed && html`<p>${mediaName}</p>`}</section>`;
}
