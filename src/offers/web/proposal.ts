import type { FormErrors } from "@mantine/form";
import { messages } from "#platform/contract/messages.ts";
import { formatCents } from "#platform/money/money.ts";
import { offerInput } from "../contract.ts";
import type { ProposalValues } from "./OfferFields.tsx";

const { priceCents: price } = offerInput.shape;

/** What is wrong with a proposal, by its field; a price above the listed one is a booking. */
export function proposalProblems({ priceCents }: ProposalValues, listedCents: number): FormErrors {
  if (priceCents === undefined) return { priceCents: messages.fill };
  if (Number.isNaN(priceCents)) return { priceCents: messages.invalid };
  const problem = price.safeParse(priceCents).error?.issues[0]?.message;
  if (problem) return { priceCents: problem };
  return priceCents > listedCents ? { priceCents: messages.atMost(formatCents(listedCents)) } : {};
}

/** A proposal as it is sent. */
export const inputOf = ({ priceCents = 0, date, ...rest }: ProposalValues) => ({ priceCents, ...date, ...rest });
