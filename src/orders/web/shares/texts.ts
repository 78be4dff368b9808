import { catalogue } from "#platform/web/catalogue.ts";
import type { SharedLink } from "../../shares/contract.ts";
import type { SharedSubject, ShareNoteKind } from "../../shares/shared-link.ts";

/** What an agency reads of the links that it gave to clients. */
export const texts = catalogue("shares", {
  title: "Shared with clients",
  lead: "Your client opens the link without an account. Nothing moves by what they say: you act on it.",
  none: "Nothing is shared yet.",
  share: "Share with a client",
  changes: { make: "Share with a client", revoke: "Revoke a shared link" },
  subject: "What they see",
  subjects: { text: "The text", publication: "The publication", report: "The report" } satisfies Record<
    SharedSubject,
    string
  >,
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
  states: { open: "Open", expired: "Expired", revoked: "Revoked" } satisfies Record<SharedLink["state"], string>,
  until: (day: string) => `until ${day}`,
  opened: (when: string) => `opened ${when}`,
  unopened: "not opened yet",
  said: { comment: "commented", approval: "approved" } satisfies Record<ShareNoteKind, string>,
});
