import type { KeyName } from "#platform/web/keys/keys.ts";

export const listingKeys: readonly KeyName[] = ["next", "previous", "open", "choose", "cart", "favorite", "block"];
