import { z } from "zod";
import { overBudget } from "#campaigns/contract.ts";
import { conflictKinds } from "#cart/conflicts/conflicts.ts";
import { conditionsSchema, extraSchema } from "#formats/contract.ts";
import { bookedHyperlinkKinds, hyperlinkKinds } from "#formats/format.ts";
import { publishDateModes, publishDay } from "#orders/dates/publish-date.ts";
import { linkIn, linkTo, severalOf, shortText } from "#platform/contract/wire.ts";

/** What an order would be on another format, in cents; what is not on offer is left out of the choice. */
const swapOfferSchema = z.object({
  format: linkTo("Format"),
  /** Of its conditions. */
  version: z.int(),
  media: linkTo("Media"),
  mediaName: z.string(),
  mediaDomain: z.string(),
  formatType: z.string(),
  conditions: conditionsSchema,
  offeredHyperlinkKind: z.enum(hyperlinkKinds),
  hyperlinkKind: z.enum(bookedHyperlinkKinds),
  dofollowFeeCents: z.int(),
  offeredExtras: z.array(extraSchema.extend({ priceCents: z.int() })),
  extras: z.array(z.string()),
  priceCents: z.int(),
  hyperlinkFeeCents: z.int(),
  totalCents: z.int(),
  /** What the balance lacks for it, with what is held for the order counted in. */
  missingCents: z.int(),
  conflicts: z.array(z.enum(conflictKinds)),
});
export type SwapOffer = z.infer<typeof swapOfferSchema>;

/** A media swap before it is made (R4.9); it bears the order's id. */
export const orderSwapSchema = z.object({
  id: z.string(),
  /** What there is to spend: the balance, and what is held for the order. */
  spendableCents: z.int(),
  /** Null until a format is named, and where it can't be booked. */
  offer: swapOfferSchema.nullable(),
});
export type OrderSwap = z.infer<typeof orderSwapSchema>;

const extras = z.array(shortText(80)).max(20);

export const swapQuery = z.object({
  format: linkIn("formats").optional(),
  hyperlinkKind: z.enum(bookedHyperlinkKinds).optional(),
  extras: severalOf(shortText(80)),
});
export type SwapQuery = z.infer<typeof swapQuery>;

/** What is not said stays as it was; `version` and `expectedTotalCents` are what the advertiser saw. */
export const swapInput = z.strictObject({
  format: linkIn("formats"),
  hyperlinkKind: z.enum(bookedHyperlinkKinds).optional(),
  extras: extras.optional(),
  publishDateMode: z.enum(publishDateModes).optional(),
  publishOn: publishDay().nullable().optional(),
  version: z.int().min(1).optional(),
  expectedTotalCents: z.int().min(1).optional(),
  overBudget: overBudget(),
});
export type SwapInput = z.infer<typeof swapInput>;
