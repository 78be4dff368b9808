import type { PublishDate, PublishDateMode } from "./dates/publish-date.ts";
import type { OrderParty } from "./moves/party.ts";

export type OrderProposal = {
  proposedDateMode: PublishDateMode | null;
  proposedPublishOn: string | null;
  dateProposedBy: OrderParty | null;
  dateProposalReason: string | null;
};

/** Proposed publish date without an answer yet (R4.7). */
export const proposalOf = ({
  proposedDateMode,
  proposedPublishOn,
}: Pick<OrderProposal, "proposedDateMode" | "proposedPublishOn">): PublishDate | undefined =>
  proposedDateMode ? { publishDateMode: proposedDateMode, publishOn: proposedPublishOn } : undefined;

export const noProposal: OrderProposal = {
  proposedDateMode: null,
  proposedPublishOn: null,
  dateProposedBy: null,
  dateProposalReason: null,
};
