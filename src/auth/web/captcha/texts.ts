import { catalogue } from "#platform/web/catalogue.ts";

/** The captcha of installations that ask for one. */
export const texts = catalogue("captcha", {
  label: "Proof that you are human",
  missing: "Show that you are human first.",
  away: "The check that you are human cannot be loaded. Reload the page, or let your browser load it.",
});
