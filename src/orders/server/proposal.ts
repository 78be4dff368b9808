import type { PublishDate } from "../dates/publish-date.ts";
import type { OrderRow } from "./move-request.ts";

type Proposed = Pick<OrderRow, "proposedDateMode" | "proposedPublishOn" | "dateProposedBy">;

/** The publish date that one side proposed and the other has not answered (R4.7). */
export const proposalOf = ({ proposedDateMode, proposedPublishOn }: Proposed): PublishDate | undefined =>
  proposedDateMode ? { publishDateMode: proposedDateMode, publishOn: proposedPublishOn } : undefined;

export const noProposal = {
  proposedDateMode: null,
  proposedPublishOn: null,
  dateProposedBy: null,
  dateProposalReason: null,
};
