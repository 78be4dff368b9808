import type { FormErrors } from "@mantine/form";
import { messages } from "#platform/contract/messages.ts";
import { formatCents } from "#platform/money/money.ts";
import { offerInput } from "../contract.ts";
import type { ProposalValues } from "./OfferFields.tsx";

const { priceCents: price } = offerInput.shape;

/** Problems by field. Refuses a price above the present one, which could be booked instead. */
export function proposalProblems({ priceCents }: ProposalValues, presentCents: number): FormErrors {
  if (priceCents === undefined) return { priceCents: messages.fill };
  if (Number.isNaN(priceCents)) return { priceCents: messages.invalid };
  const problem = price.safeParse(priceCents).error?.issues[0]?.message;
  if (problem) return { priceCents: problem };
  return priceCents > presentCents ? { priceCents: messages.atMost(formatCents(presentCents)) } : {};
}

export const inputOf = ({ priceCents = 0, date, ...rest }: ProposalValues) => ({ priceCents, ...date, ...rest });
