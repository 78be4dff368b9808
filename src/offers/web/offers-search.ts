import { type AddressBy, idInAddress, oneOfWords, pageNumber, several } from "#platform/web/navigation/address.ts";
import { offerStatuses } from "../offer.ts";

export const offersSearch = {
  status: several(oneOfWords(offerStatuses)),
  organization: idInAddress,
  campaign: idInAddress,
  page: pageNumber,
};
export type OffersSearch = AddressBy<typeof offersSearch>;
