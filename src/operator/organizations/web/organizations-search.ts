import { type AddressBy, pageNumber, textUpTo, wholeFrom } from "#platform/web/navigation/address.ts";

export const organizationsSearch = {
  search: textUpTo(100),
  status: wholeFrom(0, 3),
  page: pageNumber,
};
export type OrganizationsSearch = AddressBy<typeof organizationsSearch>;
