import { catalogue } from "#platform/words/catalogue.ts";
import type { PublishDateMode } from "../dates/publish-date.ts";

/** Apart from the orders' words, whose table of moves a form before the booking doesn't need. */
export const publishDateTexts = catalogue("publishDate", {
  label: "Publish date",
  mode: "Publish",
  day: "Date",
  soon: "As soon as accepted",
  modes: { On: "On the day", After: "On or after", Before: "On or before" } satisfies Record<PublishDateMode, string>,
});
