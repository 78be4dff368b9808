import { z } from "zod";
import { linkIn } from "#platform/contract/wire.ts";

/** `order` is required, since these lists have no index over all orders. */
export const ofOrderQuery = z.object({ order: linkIn("orders").describe("The order.") });
