import { type AddressBy, pageNumber } from "./address.ts";

export const pageSearch = { page: pageNumber };
export type PageSearch = AddressBy<typeof pageSearch>;
