import { type AddressBy, pageNumber } from "#platform/web/navigation/address.ts";

export const importsSearch = { page: pageNumber };
export type ImportsSearch = AddressBy<typeof importsSearch>;
