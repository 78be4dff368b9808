import { z } from "zod";
import { overBudget } from "#campaigns/contract.ts";
import { extraSchema } from "#formats/contract.ts";
import { bookedHyperlinkKinds } from "#formats/format.ts";
import { closedSchema } from "#orders/dates/contract.ts";
import { publishDateModes, publishDay } from "#orders/dates/publish-date.ts";
import { amount, day, instant, linkIn, linkTo, shortText, showsAmounts } from "#platform/contract/wire.ts";
import { conflictKinds } from "./conflicts/conflicts.ts";

/** A cart holds so many lines at most. */
export const linesMax = 50;

/** A line of a cart with what it costs now, in cents; `changed` when the format has moved on since it was put in. */
const cartLineSchema = z.object({
  id: z.string(),
  format: linkTo("Format"),
  media: linkTo("Media"),
  mediaName: z.string(),
  mediaDomain: z.string(),
  /** The publisher proved that the domain is theirs. */
  verified: z.boolean(),
  formatType: z.string(),
  /** Of a Contributor Post: sold by a contributor, not by the owner of the outlet (R3.8). */
  contributor: z.boolean(),
  offeredHyperlinkKind: z.string(),
  hyperlinkKind: z.enum(bookedHyperlinkKinds),
  offeredExtras: z.array(extraSchema),
  extras: z.array(z.string()),
  publishDateMode: z.enum(publishDateModes),
  publishOn: day().nullable(),
  turnaroundHours: z.int(),
  /** When the outlet has no free slot. */
  closed: closedSchema(),
  priceCents: amount(),
  hyperlinkFeeCents: amount(),
  dofollowFeeCents: amount(),
  extrasCents: amount(),
  totalCents: amount(),
  agreedPriceCents: amount(),
  listedPriceCents: amount(),
  changed: z.boolean(),
  available: z.boolean(),
  /** What speaks against booking it (R10.11): told, and booking stays possible but for one's own media. */
  conflicts: z.array(z.enum(conflictKinds)),
});
export type CartLine = z.infer<typeof cartLineSchema>;

/** The cart of a campaign (R3.10, R2.11). `shortByCents` is what the balance lacks for booking all lines. */
export const cartSchema = z.object({
  id: z.string(),
  campaign: linkTo("Campaign"),
  campaignName: z.string(),
  organization: linkTo("Organization"),
  showsAmounts: showsAmounts(),
  lines: z.array(cartLineSchema),
  totalCents: amount(),
  /** The service fee within the total, as booking now would take it. */
  feeCents: amount(),
  availableCents: amount(),
  shortByCents: amount(),
  /** What the campaign's budget leaves beside what is spent and held, below zero beyond it; null without a budget. */
  budgetLeftCents: amount(),
  /** As what the reader acts in the cart's project: 0 Admin, 1 Manager, 2 Viewer. */
  role: z.int(),
  createdAt: instant(),
  updatedAt: instant(),
});
export type Cart = z.infer<typeof cartSchema>;

export const cartQuery = z.object({ campaign: linkIn("campaigns").optional() });

const choice = {
  publishDateMode: z.enum(publishDateModes),
  publishOn: publishDay().nullable(),
  hyperlinkKind: z.enum(bookedHyperlinkKinds),
  extras: z.array(shortText(80)).max(20),
};
/** `POST /api/carts`: the campaign's cart, made when there is none. */
export const cartInput = z.strictObject({ campaign: linkIn("campaigns") });
export const addLineInput = z.strictObject({ format: linkIn("formats"), ...z.object(choice).partial().shape });
export const editLineInput = z.strictObject({
  line: z.uuid(),
  ...z.object(choice).partial().shape,
  acceptChanges: z.boolean().optional(),
});
/** One publish date for several lines. */
export const dateLinesInput = z.strictObject({
  lines: z.array(z.uuid()).min(1).max(linesMax),
  publishDateMode: choice.publishDateMode,
  publishOn: choice.publishOn.default(null),
});
export const removeLineInput = z.strictObject({ line: z.uuid() });
/** What the buyer saw: booking refuses when the server's total is another. */
export const bookInput = z.strictObject({ expectedTotalCents: z.int().min(1).optional(), overBudget: overBudget() });
