import { literals } from "#platform/database/sql/literals.ts";
import { heldStatuses } from "../../statuses.ts";

/** SQL for each open order's due hold: `id` and `held_cents`. */
export const heldByOrders = `SELECT id, total_cents AS held_cents FROM publication_order WHERE status IN ${literals(heldStatuses)}`;
