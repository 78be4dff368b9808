import { z } from "zod";
import { webAddress } from "#platform/contract/wire.ts";

/** An installation has one set of settings; as an item of the API it bears this id. */
export const settingsId = "00000000-0000-4000-8000-000000000001";

/** A fee above half of the price is a slip of the finger; the longest term is 90 days. */
export const settingsRanges = {
  feeBasisPoints: { min: 0, max: 5_000 },
  hours: { min: 1, max: 2_160 },
  knownPages: { max: 5 },
} as const;

const hours = () => z.int().min(settingsRanges.hours.min).max(settingsRanges.hours.max);

const fields = {
  /** Hundredths of a percent. */
  feeBasisPoints: z.int().min(settingsRanges.feeBasisPoints.min).max(settingsRanges.feeBasisPoints.max),
  /** For the advertiser to send the text. */
  textHours: hours(),
  /** For the publisher to answer. */
  answerHours: hours(),
  /** For the advertiser to approve what was published. */
  approvalHours: hours(),
  /** For either side to answer an offer. */
  offerHours: hours(),
  /** What publishers list is on the market without an operator's look at it. */
  automaticReview: z.boolean(),
  /** Outlets whose domain nobody has proven stay off the market (R3.5). */
  verifiedOnly: z.boolean(),
  /** A publication counts as lost only while one of these answers: so it is not Byline's own network that is away (R10.3). */
  knownPages: z.array(webAddress()).max(settingsRanges.knownPages.max),
};

/** What the operator decides for the whole installation (R1.10). */
export const settingsSchema = z.object({ id: z.string(), ...fields });
export type SettingsItem = z.infer<typeof settingsSchema>;
export const settingsEdit = z.strictObject(fields).partial();
