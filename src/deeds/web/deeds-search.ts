import { z } from "zod";
import { deedStates } from "../deed.ts";

export const deedsSearch = z.object({
  state: z.enum(deedStates).optional(),
  page: z.coerce.number().int().min(1).optional(),
});
export type DeedsSearch = z.output<typeof deedsSearch>;
