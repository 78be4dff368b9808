import { type AddressBy, dayInAddress, pageNumber } from "#platform/web/navigation/address.ts";

export const statementSearch = {
  from: dayInAddress,
  to: dayInAddress,
  page: pageNumber,
};
export type StatementSearch = AddressBy<typeof statementSearch>;
