import { z } from "zod";
import { instant } from "#platform/contract/wire.ts";
/** A device on which the person is signed in. */
export const sessionSchema = z.object({
  id: z.string(),
  userAgent: z.string().nullable(),
  ip: z.string().nullable(),
  /** True for the one that asks. */
  current: z.boolean(),
  createdAt: instant(),
  refreshedAt: instant(),
});

export type Session = z.infer<typeof sessionSchema>;
