import { catalogue } from "#platform/web/catalogue.ts";
import type { IdentityKind, IdentityState } from "../identity.ts";

/** What the identity check says to who passes it and to who reviews it. */
export const texts = catalogue("identity", {
  changes: { document: "Upload a document" },
  title: "Identity",
  lead: (organization: string) =>
    `Before ${organization} withdraws for the first time, an operator checks who receives the money. Your listings and orders don't wait for it.`,
  needsOwner: "Only the owner verifies the organization. Ask them.",
  notPublisher: "Only organizations that earn verify their identity.",
  privacy:
    "Your documents are encrypted. Only operators can open them, each look is recorded, and they are deleted some time after the decision.",
  kind: "Who receives the money",
  kinds: { person: "A person", company: "A company" } satisfies Record<IdentityKind, string>,
  names: { person: "Full name", company: "Registered name" } satisfies Record<IdentityKind, string>,
  country: { person: "Country of residence", company: "Country of registration" } satisfies Record<
    IdentityKind,
    string
  >,
  address: { person: "Home address", company: "Registered address" } satisfies Record<IdentityKind, string>,
  birthDate: "Date of birth",
  registerNumber: "Number in the company register",
  documents: "Documents",
  documentsHint: "PDF, JPEG or PNG, up to 10 MB each",
  optional: "optional",
  upload: "Upload",
  replace: "Replace",
  submit: "Send to review",
  submitted: "Sent to review",
  rejectedTitle: "Your documents were rejected",
  states: {
    not_started: "Not started",
    in_progress: "In progress",
    in_review: "In review",
    approved: "Approved",
    rejected: "Rejected",
  } satisfies Record<IdentityState, string>,
  inReview: {
    title: "Your documents are in review",
    text: (since: string) => `You sent them ${since}. We mail you when an operator has decided.`,
  },
  approved: { title: "Your identity is verified", text: "You can withdraw your earnings." },
  toWithdrawal: "Withdraw earnings",
  toDashboard: "Go to the dashboard",
  review: {
    title: "Identity",
    show: "Show",
    filters: { in_review: "To review", approved: "Approved", rejected: "Rejected" },
    none: {
      in_review: "Nothing to review",
      approved: "Nobody is approved yet",
      rejected: "Nobody is rejected",
    },
    noneText: "Publishers who want to withdraw send their documents here.",
    sentLabel: "Sent to review",
    sent: (when: string) => `Sent ${when}`,
    changed: (when: string) => `Decided ${when}`,
    notThere: "This verification isn't here",
    notThereText: "The organization has not begun it.",
    open: "Show the document",
    save: "Save the PDF",
    recorded: "Showing a document is recorded in the audit trail.",
    deleted: (when: string) => `The documents were deleted ${when}.`,
    noDocuments: "No documents",
    decision: "Decision",
    notes: "Notes to the organization",
    notesHint: "The organization reads them. A rejection needs them.",
    notesMissing: "Say what has to change",
    approve: "Approve",
    reject: "Reject",
    decided: "The organization was told",
  },
});
