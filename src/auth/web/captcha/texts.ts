import { catalogue } from "#platform/words/catalogue.ts";

export const texts = catalogue("captcha", {
  label: "Captcha",
  missing: "Complete the captcha first.",
  away: "The captcha can't be loaded. Reload the page, or allow your browser to load it.",
});
