import type { BookedHyperlinkKind } from "#formats/format.ts";
import { notify } from "#platform/web/components/notify.ts";
import type { CleanText } from "../foreign/foreign-html.ts";
import { countText } from "../text-check.ts";
import { texts } from "./texts.ts";

/** Says what the editor does not take over of a pasted or imported text. */
export function tellLeftOut({ html, imagesDropped }: CleanText, booked: BookedHyperlinkKind): void {
  const links = booked === "Without" ? countText(html).links.length : 0;
  if (imagesDropped > 0) notify.info(texts.imagesDropped(imagesDropped));
  if (links > 0) notify.info(texts.linksDropped(links));
}
