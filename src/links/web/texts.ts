import { catalogue } from "#platform/words/catalogue.ts";
import { counted, inFigures } from "#platform/words/number-words.ts";
import type { LinkPurpose } from "../tracked-link.ts";

export const texts = catalogue("operator-links", {
  title: "Links",
  lead: "Short addresses that redirect. Each visitor counts once a day and is not tracked.",
  add: "New link",
  none: "No links yet",
  noneText: "Create one for a newsletter or a poster and see how often people use it.",
  noneOfPurpose: "No link of this kind yet",
  name: "Name",
  nameHint: "Where you will use it",
  target: "Leads to",
  targetHint: "A path, or an address that begins with https://",
  made: "Made",
  purpose: "Made for",
  all: "Everything",
  purposes: { operator: "Operator", mail: "Mails", affiliate: "Affiliates" } satisfies Record<LinkPurpose, string>,
  leadsTo: (target: string) => `→ ${target}`,
  visits: (count: number) => counted(count, "visit"),
  lastMonth: (count: number) => `${inFigures(count)} in the last 30 days`,
  copy: "Copy",
  copyNamed: (name: string) => `Copy ${name}`,
  copied: "Copied",
  removeText: "The link stops working and its count is deleted.",
});
