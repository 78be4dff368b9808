import { literals } from "#platform/database/sql/literals.ts";
import { heldStatuses } from "../../statuses.ts";

/** SQL of what is to be held for each open order: its `id` and `held_cents`. */
export const heldByOrders = `SELECT id, total_cents AS held_cents FROM publication_order WHERE status IN ${literals(heldStatuses)}`;
