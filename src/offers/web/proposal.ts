import type { FormErrors } from "@mantine/form";
import { type LeadTime, publishDateProblem } from "#orders/dates/publish-date.ts";
import { messages } from "#platform/contract/messages.ts";
import { formatCents } from "#platform/money/money.ts";
import { offerInput } from "../contract.ts";
import type { ProposalValues } from "./OfferFields.tsx";

const { priceCents: price } = offerInput.shape;

/** Problems by field, as the server would name them. */
export const proposalProblems = (values: ProposalValues, presentCents: number, lead: LeadTime): FormErrors => ({
  priceCents: priceProblem(values.priceCents, presentCents),
  publishOn: publishDateProblem(values, lead),
});

/** Refuses a price above the present one, which could be booked instead. */
function priceProblem(priceCents: number | undefined, presentCents: number): string | undefined {
  if (priceCents === undefined) return messages.fill;
  if (Number.isNaN(priceCents)) return messages.invalid;
  const problem = price.safeParse(priceCents).error?.issues[0]?.message;
  if (problem) return problem;
  return priceCents > presentCents ? messages.atMost(formatCents(presentCents)) : undefined;
}

export const inputOf = ({ priceCents = 0, ...rest }: ProposalValues) => ({ priceCents, ...rest });
