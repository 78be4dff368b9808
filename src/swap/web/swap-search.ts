import { z } from "zod";
import { bookedHyperlinkKinds } from "#formats/format.ts";
import { severalOf, shortText } from "#platform/contract/wire.ts";

/** Lies in the URL, so a reload or the return from a top-up keeps it. */
export const swapSearch = z.object({
  search: z.string().trim().min(1).max(100).optional(),
  page: z.coerce.number().int().min(1).optional(),
  format: z.uuid().optional(),
  kind: z.enum(bookedHyperlinkKinds).optional(),
  extras: severalOf(shortText(80)),
});
export type SwapAddress = z.output<typeof swapSearch>;
