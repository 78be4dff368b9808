import { catalogue } from "#platform/web/catalogue.ts";

export const texts = catalogue("redirects", {
  title: "Redirects",
  lead: "Paths that lead elsewhere: to another path, or to another site over https.",
  add: "New Redirect",
  none: "No redirects yet",
  noneText: "When a page moves, lead its old path to the new one.",
  path: "Path",
  pathHint: "For example /prices",
  target: "Leads to",
  targetHint: "A path, or an address that begins with https://",
  permanent: "For good: browsers may remember it",
  permanently: "for good",
  removeText: "The path leads nowhere else from then on.",
});
