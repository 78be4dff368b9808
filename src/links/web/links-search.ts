import { z } from "zod";
import { linkPurposes } from "../tracked-link.ts";

export const linksSearch = z.object({
  purpose: z.enum(linkPurposes).optional(),
  page: z.coerce.number().int().min(1).optional(),
});
export type LinksSearch = z.output<typeof linksSearch>;
