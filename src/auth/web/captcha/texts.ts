import { catalogue } from "#platform/web/catalogue.ts";

/** The captcha of installations that ask for one. */
export const texts = catalogue("captcha", {
  label: "Captcha",
  missing: "Complete the captcha first.",
  away: "The captcha can't be loaded. Reload the page, or allow your browser to load it.",
});
