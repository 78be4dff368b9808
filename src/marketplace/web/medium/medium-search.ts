import { type AddressBy, idInAddress } from "#platform/web/navigation/address.ts";

/** `format` comes from a direct link. */
export const mediumSearch = { format: idInAddress };
export type MediumSearch = AddressBy<typeof mediumSearch>;
