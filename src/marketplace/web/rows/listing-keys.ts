import { type KeyName, listKeys } from "#platform/web/keys/keys.ts";

export const listingKeys: readonly KeyName[] = [...listKeys, "choose", "preview", "cart", "favorite", "block"];
