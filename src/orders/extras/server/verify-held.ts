import { literals } from "#platform/database/literals.ts";
import type { OrderExtraKind, OrderExtraStatus } from "../order-extra.ts";

const whileHeld = literals(["agreed", "done"] satisfies OrderExtraStatus[]);
const ofOwnMoney = literals(["change", "removal"] satisfies OrderExtraKind[]);

/** SQL of what is to be held for each extra by itself, as `holdsMoney` says it: its `id` and `held_cents`. */
export const heldByExtras = `SELECT id, price_cents AS held_cents FROM order_extra
  WHERE kind IN ${ofOwnMoney} AND (status IN ${whileHeld} OR (status = 'open' AND proposed_by = 'client'))`;
