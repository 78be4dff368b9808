import { z } from "zod";
import { linkIn } from "#platform/contract/wire.ts";

/** What lists of an order's parts ask for: without their order they would be read over all orders there are. */
export const ofOrderQuery = z.object({ order: linkIn("orders") });
