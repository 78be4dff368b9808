import type { PublishDate, PublishDateMode } from "./dates/publish-date.ts";
import { type DatedOrder, leavesTime } from "./dates/window.ts";
import type { OrderParty } from "./moves/party.ts";

export type OrderProposal = {
  proposedDateMode: PublishDateMode | null;
  proposedPublishOn: string | null;
  dateProposedBy: OrderParty | null;
  dateProposalReason: string | null;
};

type ProposedDate = Pick<OrderProposal, "proposedDateMode" | "proposedPublishOn">;

/** Proposed publish date without an answer yet (R4.7). */
export const proposalOf = ({ proposedDateMode, proposedPublishOn }: ProposedDate): PublishDate | undefined =>
  proposedDateMode ? { publishDateMode: proposedDateMode, publishOn: proposedPublishOn } : undefined;

export function isProposalOver(order: ProposedDate & DatedOrder, now: Date): boolean {
  const date = proposalOf(order);
  return date !== undefined && !leavesTime(date, order, now);
}

export const noProposal: OrderProposal = {
  proposedDateMode: null,
  proposedPublishOn: null,
  dateProposedBy: null,
  dateProposalReason: null,
};
