import { pageNumber } from "#platform/web/navigation/address.ts";

export const affiliateSearch = { page: pageNumber };
