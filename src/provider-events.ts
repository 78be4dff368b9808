import { autoTopUpHandlers } from "#payments/auto-top-ups/server/handlers.ts";
import { chargebackHandlers } from "#payments/chargebacks/server/handlers.ts";
import type { ProviderEventHandlers } from "#payments/events/server/commands.ts";
import { identityHandlers } from "#payments/identity-checks/server/handlers.ts";
import { payeeHandlers } from "#payments/payees/server/handlers.ts";
import { topUpHandlers } from "#payments/top-ups/server/handlers.ts";
import { payoutHandlers } from "#payments/withdrawals/server/provider/handlers.ts";

export const providerEventHandlers: ProviderEventHandlers = {
  ...topUpHandlers,
  ...autoTopUpHandlers,
  ...chargebackHandlers,
  ...payeeHandlers,
  ...payoutHandlers,
  ...identityHandlers,
};
