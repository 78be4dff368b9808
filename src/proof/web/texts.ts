import { catalogue } from "#platform/web/catalogue.ts";
import type { RobotsAnswer } from "../evidence.ts";

const percent = new Intl.NumberFormat("en-US", { style: "percent", maximumFractionDigits: 0 });

export const texts = catalogue("proof", {
  title: "Evidence",
  publication: "Publication",
  none: "The publication is checked as soon as it is online.",
  passed: "All checks hold",
  failed: "Some checks don't hold",
  unsure: "Unsure",
  unsureText:
    "None of the pages that are always there answered either, so the fault may be in our own network. This look counts for nothing, and we look again within an hour.",
  checked: (when: string) => `Checked ${when}`,
  stopped: "While this stands, the order is not completed by itself.",
  picture: (when: string) => `The page, ${when}`,
  compared: "What was compared",
  address: "Address",
  answer: "Page answers",
  unreachable: "Not reached",
  redirected: "Redirected to",
  indexable: "Search engines",
  mayIndex: "May index it",
  noindex: (source: string) => `Asked not to index it (${source})`,
  robotsTxt: "robots.txt",
  robotsAnswers: { allows: "Allows it", blocks: "Keeps it out", unread: "Could not be read" } satisfies Record<
    RobotsAnswer,
    string
  >,
  canonical: "Names as original",
  text: "Approved text",
  textStands: (share: number) => `${percent.format(share)} of it stands on the page`,
  textHash: "Fingerprint of it",
  link: "Link",
  promised: "Promised",
  found: "Found",
  missing: "Missing",
  rel: "rel",
  noRel: "none",
  anchor: "Anchor",
  anchorInstead: (promised: string) => `instead of “${promised}”`,
  state: "State",
  wrongKind: "Other kind",
  wrongAnchor: "Other anchor",
  noLinks: "No links were booked.",
});
