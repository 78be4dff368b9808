import type { TradeSide } from "#events/trade-side.ts";
/** Maker of a move; `system` is Byline's own timer. */
export type OrderParty = TradeSide | "operator" | "system";
