import { z } from "zod";
import { instant, linkIn, linkTo, longText } from "#platform/contract/wire.ts";
import { keptDaysMax, keptOrdersMax, noticeDays, noticeDaysMax } from "./agreed-price.ts";

/** The price of a format for one organization and for a while, as both sides see it (R3.7 `Your Price`). Cents. */
export const agreedPriceSchema = z.object({
  /** That of the offer and of the order by which it was agreed on. */
  id: z.string(),
  format: linkTo("Format"),
  formatType: z.string(),
  media: linkTo("Media"),
  mediaName: z.string(),
  /** The buyer. */
  organization: linkTo("Organization"),
  organizationName: z.string(),
  priceCents: z.int(),
  listedPriceCents: z.int(),
  /** Null where a number of orders ends it. */
  endsAt: instant().nullable(),
  /** Null where a day ends it. */
  ordersLeft: z.int().nullable(),
  /** The reader sells the format and may end it. */
  mayEnd: z.boolean(),
  createdAt: instant(),
});
export type AgreedPrice = z.infer<typeof agreedPriceSchema>;

export const agreedPriceQuery = z.object({
  side: z.enum(["client", "publisher"]).optional(),
  format: linkIn("formats").optional(),
  organization: linkIn("organizations").optional(),
});
export type AgreedPriceQuery = z.infer<typeof agreedPriceQuery>;

/** How long a price stays, as it is sent with an answer to an offer. */
export const keptInput = {
  keptDays: z.int().min(1).max(keptDaysMax).optional(),
  keptOrders: z.int().min(1).max(keptOrdersMax).optional(),
};

/** A price ends with notice: after these days. The reason is mailed to who pays it. */
export const endPriceInput = z.strictObject({
  days: z.int().min(noticeDays).max(noticeDaysMax).default(noticeDays),
  reason: longText(2_000).default(""),
});
export type EndPriceInput = z.infer<typeof endPriceInput>;

/** Happenings of an agreed price beside those of its offer. */
export const agreedPriceHappenings = ["end"] as const;
export type AgreedPriceHappening = (typeof agreedPriceHappenings)[number];
