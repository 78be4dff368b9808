import { catalogue } from "#platform/words/catalogue.ts";
import { counted } from "#platform/words/number-words.ts";
import type { SharedLink } from "../contract.ts";
import type { SharedSubject, ShareNoteKind } from "../shared-link.ts";

export const texts = catalogue("shares", {
  title: "Shared with clients",
  lead: "Your client opens the link without an account. Their comments and approvals change nothing until you act.",
  none: "Nothing shared yet.",
  share: "Share with a client",
  changes: { make: "Share with a client", revoke: "Revoke a shared link" },
  subject: "What they see",
  subjects: {
    text: "The text",
    publication: "The publication",
    texts: "Several texts",
    report: "The report",
  } satisfies Record<SharedSubject, string>,
  name: "Client's name",
  nameHint: "The client sees this name too.",
  days: "Ends after",
  inDays: (days: number) => counted(days, "day"),
  mayComment: "They may comment",
  mayApprove: "They may approve",
  showsPrices: "They see prices",
  showsPricesHint: "Only while the project lets viewers see prices.",
  make: "Create link",
  made: "We show the link only once. Copy it now. Anyone who has it can open it.",
  link: "Link",
  copy: "Copy the link",
  done: "Done",
  revoke: "Revoke",
  revokeOf: (name: string) => `Revoke the link for ${name}`,
  revoked: "Link revoked. People who open it see that it has ended.",
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
    lead: "Clients read texts, publications and reports through these links without an account. Anyone who has a link can open it.",
    none: "No links yet",
    noneText: "Share a text or a report with a client from its order or campaign.",
  },
  allPage: {
    title: "Shared links",
    lead: "Pages on your domain that advertisers shared with people without an account. Revoke a link that shouldn't be public.",
    none: "No links yet",
    noneText: "Links advertisers share with their clients appear here.",
  },
  said: { comment: "commented", approval: "approved" } satisfies Record<ShareNoteKind, string>,
});
