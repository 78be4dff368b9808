import { chargebackHandlers } from "#payments/chargebacks/server/handlers.ts";
import type { ProviderEventHandlers } from "#payments/events/server/commands.ts";
import { topUpHandlers } from "#payments/top-ups/server/handlers.ts";

/** What payment providers report, by its kind, and who takes it in. */
export const providerEventHandlers: ProviderEventHandlers = { ...topUpHandlers, ...chargebackHandlers };
