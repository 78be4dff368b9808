import { catalogue } from "#platform/words/catalogue.ts";

export const texts = catalogue("redirects", {
  title: "Redirects",
  lead: "Paths that lead to another path or to another site.",
  add: "New redirect",
  none: "No redirects yet",
  noneText: "When a page moves, redirect its old path to the new one.",
  path: "Path",
  pathHint: "For example /prices",
  target: "Leads to",
  targetHint: "A path, or an address that begins with https://",
  permanent: "Permanent: browsers may remember it",
  permanently: "permanent",
  removeText: "The path no longer redirects.",
});
