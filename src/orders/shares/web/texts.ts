import { catalogue } from "#platform/web/catalogue.ts";
import type { SharedLink } from "../contract.ts";
import type { SharedSubject, ShareNoteKind } from "../shared-link.ts";

export const texts = catalogue("shares", {
  title: "Shared with clients",
  lead: "Your client opens the link without an account. Nothing moves by what they say: you act on it.",
  none: "Nothing is shared yet.",
  share: "Share with a client",
  changes: { make: "Share with a client", revoke: "Revoke a shared link" },
  subject: "What they see",
  subjects: {
    text: "The text",
    publication: "The publication",
    texts: "Several texts",
    report: "The report",
  } satisfies Record<SharedSubject, string>,
  name: "For whom",
  nameHint: "The client reads this name too.",
  days: "Ends after",
  inDays: (days: number) => (days === 1 ? "1 day" : `${days} days`),
  mayComment: "They may comment",
  mayApprove: "They may approve",
  showsPrices: "They see prices",
  showsPricesHint: "As long as the project lets its viewers see them.",
  make: "Make the link",
  made: "The link is shown this once. Copy it now; anyone who has it can open it.",
  link: "Link",
  copy: "Copy the link",
  done: "Done",
  revoke: "Revoke",
  revokeOf: (name: string) => `Revoke the link for ${name}`,
  revoked: "The link is revoked. Whoever opens it reads that it has ended.",
  states: { open: "Open", expired: "Expired", revoked: "Revoked", suspended: "Suspended" } satisfies Record<
    SharedLink["state"],
    string
  >,
  until: (day: string) => `until ${day}`,
  opened: (when: string) => `opened ${when}`,
  unopened: "not opened yet",
  changedSince: "an earlier version: the text changed since",
  ofOrder: (number: string) => `order ${number}`,
  page: {
    title: "Shared links",
    lead: "Links that let clients without an account read texts, publications and reports. Anyone who has a link can open it.",
    none: "No links yet",
    noneText: "Share a text or a report with a client from its order or campaign.",
  },
  allPage: {
    title: "Shared links",
    lead: "Pages on your domain that advertisers opened to people without an account. Revoke a link that shows what it shouldn't.",
    none: "No links yet",
    noneText: "Links that advertisers share with their clients show up here.",
  },
  said: { comment: "commented", approval: "approved" } satisfies Record<ShareNoteKind, string>,
});
