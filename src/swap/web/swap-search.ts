import { z } from "zod";
import { bookedHyperlinkKinds } from "#formats/format.ts";
import { severalOf, shortText } from "#platform/contract/wire.ts";

/** What is looked for, and what was chosen: a reload, and the way back from a top-up, find it again. */
export const swapSearch = z.object({
  search: z.string().trim().min(1).max(100).optional(),
  page: z.coerce.number().int().min(1).optional(),
  format: z.uuid().optional(),
  kind: z.enum(bookedHyperlinkKinds).optional(),
  extras: severalOf(shortText(80)),
});
export type SwapAddress = z.output<typeof swapSearch>;
