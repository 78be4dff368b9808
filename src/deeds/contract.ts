import { z } from "zod";
import { instant } from "#platform/contract/wire.ts";
import { deedStates, limitedDeedNames } from "./deed.ts";

/** Something above what one operator does alone, with who asked for it and who confirmed it. Cents. */
export const deedSchema = z.object({
  id: z.string(),
  deed: z.enum(limitedDeedNames),
  /** The object that it is about: a bank transfer, an order, an extra; null for something new. */
  subject: z.string().nullable(),
  amountCents: z.int(),
  /** The organizations whose money it is, by name. */
  organizations: z.array(z.string()),
  /** Why, where its form asks for it. */
  reason: z.string().nullable(),
  state: z.enum(deedStates),
  proposedByName: z.string(),
  decidedByName: z.string().nullable(),
  /** The reader asked for it, so another operator confirms it. */
  isOwn: z.boolean(),
  createdAt: instant(),
  decidedAt: instant().nullable(),
});
export type Deed = z.infer<typeof deedSchema>;

export const deedQuery = z.object({ state: z.enum(deedStates).optional() });

/** The call that was refused with `second_operator`: what it is, its object's id, and the body that was sent. */
export const deedInput = z.strictObject({
  deed: z.enum(limitedDeedNames),
  subject: z.uuid().nullable().default(null),
  input: z.record(z.string().max(60), z.unknown()),
});
export type DeedInput = z.infer<typeof deedInput>;
