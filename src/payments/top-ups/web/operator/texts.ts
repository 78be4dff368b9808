import { catalogue } from "#platform/web/catalogue.ts";
import type { TransferState } from "../../contract.ts";

/** The operator's list of bank transfers. */
export const texts = catalogue("transfers", {
  title: "Top-ups by bank transfer",
  lead: "Compare your bank statement with this list by the reference. What you credit is in the balance at once.",
  show: "Show",
  states: { awaited: "Awaited", received: "Received", rejected: "Ended" } satisfies Record<TransferState, string>,
  search: "Search by reference or organization",
  none: {
    awaited: "No transfer is awaited",
    received: "No transfer was received yet",
    rejected: "No transfer has ended without money",
  } satisfies Record<TransferState, string>,
  noneText: "Once an organization chooses bank transfer, it stands here with its reference.",
  noneFound: "No transfer matches this search",
  announced: (at: string) => `Announced ${at}`,
  receive: "Credit",
  receiveTitle: (reference: string) => `Credit ${reference}`,
  amount: "Amount that arrived",
  accepts: "Credit it though another amount was announced",
  acceptsMissing: (announced: string) => `${announced} were announced. Confirm that you credit what arrived.`,
  credited: "Credited",
  reject: "Reject",
  rejectTitle: (reference: string) => `Reject ${reference}`,
  reason: "Reason",
  reasonHint: "The organization reads it.",
  rejected: "Rejected",
});
