import { literals } from "#platform/database/sql/literals.ts";
import { heldStatuses } from "../../statuses.ts";

export const heldByOrders = `SELECT id, total_cents AS held_cents FROM publication_order WHERE status IN ${literals(heldStatuses)}`;
