import {
  type AddressBy,
  dayInAddress,
  idInAddress,
  pageNumber,
  severalInAddress,
  textUpTo,
  wholeFrom,
} from "#platform/web/navigation/address.ts";

const number = wholeFrom(0, 7);

export const transactionSearch = {
  type: severalInAddress(number),
  status: severalInAddress(number),
  from: dayInAddress,
  to: dayInAddress,
  campaign: idInAddress,
  orderNumber: textUpTo(20),
  page: pageNumber,
};
export type TransactionSearch = AddressBy<typeof transactionSearch>;

export const hasTransactionFilter = ({ page: _page, ...filter }: TransactionSearch): boolean =>
  Object.values(filter).some((value) => value !== undefined);
