import { z } from "zod";
import { linkIn } from "#platform/contract/wire.ts";

/** Lists of an order's parts ask for their order: without it they would be read over all orders there are. */
export const ofOrderQuery = z.object({ order: linkIn("orders").describe("The order.") });
