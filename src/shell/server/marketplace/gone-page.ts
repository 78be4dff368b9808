import { readFileSync } from "node:fs";
import { html } from "#platform/http/markup/html.ts";
import type { PaintedPage } from "#platform/http/painted/painted-page.ts";
import { framed, frameStyle, type Installation, type PublicOperator } from "../frame/frame.ts";
import { visitorTexts } from "./marketplace-texts.ts";

const texts = visitorTexts.gone;
const style = readFileSync(new URL("marketplace.css", import.meta.url), "utf8");

/** Answers 404 for an outlet that is not on the open market. */
export const gonePage = (installation: Installation, operator: PublicOperator): PaintedPage => ({
  title: `${texts.title} · ${installation.title}`,
  description: texts.text,
  address: `${installation.publicUrl}/media`,
  status: 404,
  isUnlisted: true,
  style: frameStyle + style,
  body: framed(
    { installation, operator },
    html`<div class="market nothing"><h1>${texts.title}</h1><p>${texts.text}</p><a class="button" href="/media">${texts.action}</a></div>`,
  ),
});
