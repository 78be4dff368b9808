import { type AddressBy, pageNumber } from "#platform/web/navigation/address.ts";

export const linkPageSearch = { page: pageNumber };
export type LinkPageSearch = AddressBy<typeof linkPageSearch>;
