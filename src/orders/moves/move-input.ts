import { z } from "zod";
import { webAddress } from "#platform/contract/wire.ts";
import { publishDateModes, publishDay } from "../dates/publish-date.ts";

const evidenceMax = 10;

/** Characters of a brief. */
export const briefMax = 10_000;

/** The address of an image of this installation. */
const imagePath = () => z.string().regex(/^\/files\/[0-9a-f-]{36}$/);

/** What a move may bring along, each field once. */
const fields = {
  /** Why, in the words that the other side reads. */
  reason: z.string().trim().min(1).max(2_000),
  /** Where readers find the publication. */
  publicationUrl: webAddress(),
  /** The part of the total that a decision gives back to the advertiser; all of it when it is not named. Cents. */
  refundCents: z.int().min(1),
  /** What shows that a side of a dispute is right: addresses, and images that were uploaded. */
  evidenceLinks: z.array(webAddress()).max(evidenceMax),
  evidenceImages: z.array(imagePath()).max(evidenceMax),
  /** What the publisher is asked to write, in other words than before. */
  brief: z.string().trim().min(1).max(briefMax),
  /** What fails of the publication, word for word as its newest check found it: whoever approves in spite of it says so. */
  despite: z.array(z.string().min(1).max(5_000)).max(500),
  /** When the publication is to come out instead (R4.7). */
  publishDateMode: z.enum(publishDateModes),
  publishOn: publishDay(),
};

/** The fields of any move's input; each move takes those that its schema names. */
export type MoveInput = { [Field in keyof typeof fields]?: z.infer<(typeof fields)[Field]> | undefined };

/**
 * The order's `moveCount` as its reader saw it. A move that names it is refused when another one came first; of two at once,
 * one is made.
 */
export const seenOrder = { moveCount: z.int().min(0).optional() };
export type SeenOrder = { moveCount?: number | undefined };

/** The schema of a move's input. */
export type MoveInputSchema = z.ZodObject & z.ZodType<MoveInput>;

export const noInput = z.strictObject({});
export const reasonInput = z.strictObject({ reason: fields.reason });
export const optionalReasonInput = reasonInput.partial();
/** Without a day: as soon as accepted. */
export const dateInput = optionalReasonInput.extend({
  publishDateMode: fields.publishDateMode,
  publishOn: fields.publishOn.optional(),
});
/** One side's story of a dispute, with its evidence. */
export const storyInput = reasonInput.extend({
  evidenceLinks: fields.evidenceLinks.optional(),
  evidenceImages: fields.evidenceImages.optional(),
});
export const briefInput = z.strictObject({ brief: fields.brief });
export const publishInput = z.strictObject({ publicationUrl: fields.publicationUrl });
/** An approval, in spite of what the newest check found missing. */
export const approveInput = z.strictObject({ despite: fields.despite.optional() });
export const refundInput = reasonInput.extend({ refundCents: fields.refundCents.optional() });
