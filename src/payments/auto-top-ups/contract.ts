import { z } from "zod";
import { centsBetween, instant, linkIn, linkTo } from "#platform/contract/wire.ts";
import { topUpMinimumCents } from "../top-ups/contract.ts";
import { autoTopUpStatuses } from "./auto-top-up.ts";

/** What a card may be charged by itself within 24 hours, at most. */
const dayMaximumBoundCents = 5_000_000;

/** An organization's automatic top-up, under the organization's id (R2.15). Amounts are cents, null while nobody has set them. */
export const autoTopUpSchema = z.object({
  id: z.string(),
  organization: linkTo("Organization"),
  /** As people call it; null where this installation charges no cards by itself. */
  provider: z.string().nullable(),
  status: z.enum(autoTopUpStatuses),
  /** Below so much available money the card is charged. */
  thresholdCents: z.int().nullable(),
  amountCents: z.int().nullable(),
  /** Within 24 hours no more than this is charged. */
  dayMaximumCents: z.int().nullable(),
  /** The card, as people know it: "Visa ···· 4242". */
  card: z.string().nullable(),
  /** Why it stopped. */
  reason: z.string().nullable(),
  /** The provider's page where the card is saved, while it is open. */
  url: z.string().nullable(),
  /** Who agreed that the card is charged, and when. */
  agreedBy: z.string().nullable(),
  agreedAt: instant().nullable(),
  /** The automatic top-up that is not decided yet. Once its charge was asked for it goes on, also when this was turned off since. */
  underWay: linkTo("TopUp").nullable(),
});
export type AutoTopUp = z.infer<typeof autoTopUpSchema>;

const bounds = {
  thresholdCents: centsBetween(1, dayMaximumBoundCents),
  amountCents: centsBetween(topUpMinimumCents, dayMaximumBoundCents),
  dayMaximumCents: centsBetween(topUpMinimumCents, dayMaximumBoundCents),
};
export type AutoTopUpBounds = { thresholdCents: number; amountCents: number; dayMaximumCents: number };

const fitsTheDay = ({ amountCents, dayMaximumCents }: AutoTopUpBounds): boolean => amountCents <= dayMaximumCents;
const tooLittle = {
  path: ["dayMaximumCents"],
  error: "This is less than one top-up. Raise it, or lower the amount.",
};

export const autoTopUpInput = z
  .strictObject({ organization: linkIn("organizations"), ...bounds })
  .refine(fitsTheDay, tooLittle);

export const autoTopUpEdit = z.strictObject(bounds).refine(fitsTheDay, tooLittle);
