import { z } from "zod";
import { severalOf } from "#platform/contract/wire.ts";
import { orderStatuses } from "../order.ts";

const page = z.coerce.number().int().min(1).optional();

/** `?order=`: the order that is open over its list. */
export const orderSearch = z.object({ order: z.uuid().optional(), page });
export type OrderSearch = z.output<typeof orderSearch>;

/** The inbox of a publisher: its filter, its page, and the open order. */
export const inboxSearch = z.object({ status: severalOf(z.enum(orderStatuses)), order: z.uuid().optional(), page });
export type InboxSearch = z.output<typeof inboxSearch>;
