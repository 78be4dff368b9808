import { catalogue, locale } from "#platform/words/catalogue.ts";
import type { ReaderAnswer, RobotsAnswer } from "../evidence.ts";
import { proofNames } from "../proof-state.ts";

const percent = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 0 });

export const texts = catalogue("proof", {
  states: proofNames,
  title: "Evidence",
  publication: "Publication",
  none: "We check the publication as soon as it is online.",
  passed: "All checks passed",
  failed: "Some checks failed",
  unsure: "Unsure",
  unsureText:
    "None of the known pages answered either, so our own network may be at fault. This check doesn't count. We check again within an hour.",
  checked: (when: string) => `Checked ${when}`,
  stopped: "Until this is fixed, the order isn't completed automatically.",
  picture: (when: string) => `The page, ${when}`,
  compared: "Details",
  address: "Address",
  answer: "Page answers",
  unreachable: "Not reached",
  redirected: "Redirected to",
  indexable: "Search engines",
  mayIndex: "May index it",
  noindex: (source: string) => `Asks not to be indexed (${source})`,
  robotsTxt: "robots.txt",
  robotsAnswers: { allows: "Allows it", blocks: "Keeps it out", unread: "Could not be read" } satisfies Record<
    RobotsAnswer,
    string
  >,
  readers: "Readers",
  readerAnswers: {
    same: "See the same page",
    other: "See another page",
    unread: "Turned away without a browser",
  } satisfies Record<Exclude<ReaderAnswer, "unasked">, string>,
  canonical: "Canonical address",
  text: "Approved text",
  textStands: (share: number) => `${percent.format(share)} found on the page`,
  textHash: "Fingerprint",
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
