import { sql } from "drizzle-orm";
import { pgView, uuid } from "drizzle-orm/pg-core";

/** Extras that are paid by themselves, with their order. */
export const extraMoney = pgView("extra_money", {
  id: uuid().notNull(),
  orderId: uuid().notNull(),
}).as(sql`SELECT id, order_id FROM order_extra`);
