import { z } from "zod";
import { severalOf } from "#platform/contract/wire.ts";
import { orderStatuses } from "../order.ts";

const page = z.coerce.number().int().min(1).optional();

export const campaignViews = ["board", "calendar", "report"] as const;
export type CampaignView = (typeof campaignViews)[number];

/** A campaign's orders: how they are seen, the board's page, the calendar's month, and the order that lies open. */
export const campaignSearch = z.object({
  view: z.enum(campaignViews).optional(),
  month: z
    .string()
    .regex(/^(19|20)\d\d-(0[1-9]|1[0-2])$/)
    .optional(),
  order: z.uuid().optional(),
  page,
});
export type CampaignSearch = z.output<typeof campaignSearch>;

/** The inbox of a publisher: its filter, its page, and the open order. */
export const inboxSearch = z.object({ status: severalOf(z.enum(orderStatuses)), order: z.uuid().optional(), page });
export type InboxSearch = z.output<typeof inboxSearch>;
