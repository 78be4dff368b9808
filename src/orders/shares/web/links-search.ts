import { z } from "zod";

/** The page of the links, as it stands in the address. */
export const linkPageSearch = z.object({ page: z.coerce.number().int().min(1).optional() });
export type LinkPageSearch = z.output<typeof linkPageSearch>;
