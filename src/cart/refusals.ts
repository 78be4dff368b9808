import type { RefusalList } from "#platform/contract/refusals.ts";

export const cartRefusals = {
  already_in_cart: { status: 409, means: "The format is in the cart." },
  cart_empty: { status: 409, means: "The cart holds nothing to book." },
  cart_full: { status: 409, means: "The cart holds as many lines as it may." },
} as const satisfies RefusalList;
