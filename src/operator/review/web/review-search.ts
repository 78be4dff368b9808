import { type AddressBy, pageNumber } from "#platform/web/navigation/address.ts";

export const reviewSearch = { page: pageNumber };
export type ReviewSearch = AddressBy<typeof reviewSearch>;
