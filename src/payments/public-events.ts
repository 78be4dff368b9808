import { eventNamesOf, type PublicEvents } from "#events/public-event.ts";
import { walletResource } from "#wallet/contract.ts";
import type { BalanceHappening } from "./alerts/alert.ts";
import { topUpResource } from "./top-ups/contract.ts";
import { withdrawalResource } from "./withdrawals/contract.ts";
import { withdrawalMoves } from "./withdrawals/withdrawal.ts";

export const topUpEvents: PublicEvents = {
  resource: topUpResource,
  version: 1,
  names: {
    succeed: "top_up.succeeded",
    fail: "top_up.failed",
    cancel: "top_up.canceled",
    receive: "top_up.received",
    reject: "top_up.rejected",
    refund: "top_up.refunded",
    chargeBack: "top_up.charged_back",
    restore: "top_up.restored",
    loseDispute: "top_up.dispute_lost",
    refuseRefund: "top_up.refund_refused",
  },
};

export const withdrawalEvents: PublicEvents = {
  resource: withdrawalResource,
  version: 1,
  names: {
    request: "withdrawal.requested",
    ...eventNamesOf("withdrawal", withdrawalMoves),
  },
};

/** A wallet has its organization's id. */
export const balanceEvents: PublicEvents = {
  resource: walletResource,
  version: 1,
  names: {
    runLow: "wallet.balance_low",
    stopTopUps: "wallet.automatic_top_ups_stopped",
  } satisfies Record<BalanceHappening, string>,
};
