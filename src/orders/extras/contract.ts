import { z } from "zod";
import { overBudget } from "#campaigns/contract.ts";
import {
  amount,
  centsBetween,
  instant,
  linkIn,
  linkTo,
  longText,
  shortText,
  showsAmounts,
  spoken,
} from "#platform/contract/wire.ts";
import type { MoveInput } from "../moves/move-input.ts";
import { extraMoveNames, orderExtraKinds, orderExtraStatuses } from "./order-extra.ts";

const side = z.enum(["client", "publisher"]);

/** An extra that two sides agree on for one order (R6.3). Cents. */
export const orderExtraSchema = z.object({
  id: z.string(),
  order: linkTo("Order"),
  kind: z.enum(orderExtraKinds),
  showsAmounts: showsAmounts(),
  name: spoken(),
  note: spoken(),
  priceCents: amount(),
  /** Byline's share of it and what the publisher earns. */
  feeCents: amount(),
  earningsCents: amount(),
  proposedBy: side,
  status: z.enum(orderExtraStatuses),
  /** Why it was declined, or what is missing. */
  reason: spoken().nullable(),
  /** Who told their story of its dispute; null where there is none. */
  dispute: z.object({ toldBy: z.array(side) }).nullable(),
  /** When its status ends by itself. */
  deadlineAt: instant().nullable(),
  /** What accepting it would need beyond the balance; null for the publisher and once it is answered. */
  missingCents: amount(),
  /** The moves that the reader may make now. */
  moves: z.array(z.enum(extraMoveNames)),
  createdAt: instant(),
  updatedAt: instant(),
});
export type OrderExtra = z.infer<typeof orderExtraSchema>;

/** A proposal; an advertiser's is held at once. */
export const orderExtraInput = z.strictObject({
  order: linkIn("orders"),
  kind: z.enum(orderExtraKinds),
  name: shortText(80),
  priceCents: centsBetween(100, 100_000_000),
  note: longText(2_000).default(""),
  overBudget: overBudget(),
});
export type OrderExtraInput = z.infer<typeof orderExtraInput>;

/** An answer; `overBudget` confirms what goes beyond the campaign's budget. */
export const extraAnswer = z.strictObject({ overBudget: overBudget() });
export type ExtraMoveInput = MoveInput & { overBudget?: boolean | undefined };
