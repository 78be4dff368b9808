import {
  type AddressBy,
  idInAddress,
  oneOfWords,
  pageNumber,
  severalInAddress,
} from "#platform/web/navigation/address.ts";
import { offerStatuses } from "../offer.ts";

export const offersSearch = {
  status: severalInAddress(oneOfWords(offerStatuses)),
  organization: idInAddress,
  campaign: idInAddress,
  page: pageNumber,
};
export type OffersSearch = AddressBy<typeof offersSearch>;
