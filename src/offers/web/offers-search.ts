import { z } from "zod";
import { severalOf } from "#platform/contract/wire.ts";
import { offerStatuses } from "../offer.ts";

export const offersSearch = z.object({
  status: severalOf(z.enum(offerStatuses)),
  organization: z.uuid().optional(),
  campaign: z.uuid().optional(),
  page: z.coerce.number().int().min(1).optional(),
});
export type OffersSearch = z.output<typeof offersSearch>;
