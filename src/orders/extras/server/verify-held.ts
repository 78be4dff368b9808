import { literals } from "#platform/database/sql/literals.ts";
import { later } from "../moves/extra-move.ts";
import { heldExtraStatuses } from "../order-extra.ts";

const whileHeld = literals(heldExtraStatuses);
const ofOwnMoney = literals(later);

/** SQL with `id` and `held_cents` of each extra that holds money by the rule of `holdsMoney`. */
export const heldByExtras = `SELECT id, price_cents AS held_cents FROM order_extra
  WHERE kind IN ${ofOwnMoney} AND (status IN ${whileHeld} OR (status = 'open' AND proposed_by = 'client'))`;
