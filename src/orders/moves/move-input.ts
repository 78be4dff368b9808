import { z } from "zod";
import { uploadedImage, webAddress } from "#platform/contract/wire.ts";
import { plainInput } from "#platform/lifecycle/plain-input.ts";
import { briefMax } from "../briefs/brief.ts";
import { publishDateModes } from "../dates/publish-date.ts";
import { publishDay } from "../dates/publish-day.ts";

const evidenceMax = 10;

const fields = {
  reason: z.string().trim().min(1).max(2_000).describe("Why, in the words that the other side reads."),
  publicationUrl: webAddress().describe("Where readers find the publication: a page of the outlet's own domain."),
  refundCents: z
    .int()
    .min(1)
    .describe("The part of the total that goes back to the advertiser, in cents; all of it if it is not named."),
  evidenceLinks: z.array(webAddress()).max(evidenceMax).describe("Addresses of pages that show it."),
  evidenceImages: z
    .array(uploadedImage())
    .max(evidenceMax)
    .describe("Images that show it, uploaded before: `/files/{id}`."),
  brief: z.string().trim().min(1).max(briefMax).describe("The brief for the publisher's writing."),
  despite: z
    .array(z.string().min(1).max(5_000))
    .max(500)
    .describe("Failures that are accepted, word for word as the newest check found them."),
  publishDateMode: z.enum(publishDateModes).describe("How `publishOn` is meant."),
  publishOn: publishDay().describe("The proposed day, UTC; as soon as accepted if it is not named."),
};

/** Fields of any move's input; each move takes the ones in its schema. */
export type MoveInput = { [Field in keyof typeof fields]?: z.infer<(typeof fields)[Field]> | undefined };

/** Of two simultaneous moves that name the same count, one is made. */
export const seenOrder = {
  moveCount: z
    .int()
    .min(0)
    .optional()
    .describe("The order's `moveCount` as you saw it; refused if another move came first."),
};
export type SeenOrder = { moveCount?: number | undefined };

export type MoveInputSchema = z.ZodObject & z.ZodType<MoveInput>;

const reason = z.strictObject({ reason: fields.reason });
const optionalReason = reason.partial();

/** The inputs by the names that the moves' rows say. */
export const orderMoveInputs = {
  none: plainInput,
  reason,
  optionalReason,
  /** No day means as soon as accepted. */
  date: optionalReason.extend({
    publishDateMode: fields.publishDateMode,
    publishOn: fields.publishOn.optional(),
  }),
  story: reason.extend({
    evidenceLinks: fields.evidenceLinks.optional(),
    evidenceImages: fields.evidenceImages.optional(),
  }),
  brief: z.strictObject({ brief: fields.brief }),
  publication: z.strictObject({ publicationUrl: fields.publicationUrl }),
  /** `despite` names failures of the newest check. */
  approval: z.strictObject({ despite: fields.despite.optional() }),
  refund: reason.extend({ refundCents: fields.refundCents.optional() }),
} as const satisfies Record<string, MoveInputSchema>;
export type OrderMoveInputName = keyof typeof orderMoveInputs;
