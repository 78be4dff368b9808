import { accountRefusals, accountViolations } from "#accounts/refusals.ts";
import { agentRefusals } from "#agents/refusals.ts";
import { authRefusals } from "#auth/refusals.ts";
import { campaignRefusals, campaignViolations } from "#campaigns/refusals.ts";
import { cartRefusals } from "#cart/refusals.ts";
import { deedRefusals } from "#deeds/refusals.ts";
import { formatRefusals, formatViolations } from "#formats/refusals.ts";
import { identityRefusals, identityViolations } from "#identity/refusals.ts";
import { importRefusals, importViolations } from "#imports/refusals.ts";
import { linkRefusals } from "#links/refusals.ts";
import { marketplaceRefusals } from "#marketplace/refusals.ts";
import { mediaRefusals, mediaViolations } from "#media/refusals.ts";
import { messageRefusals, messageViolations } from "#messages/refusals.ts";
import { notificationRefusals } from "#notifications/refusals.ts";
import { offerRefusals, offerViolations } from "#offers/refusals.ts";
import { operatorRefusals } from "#operator/refusals.ts";
import { orderRefusals, orderViolations } from "#orders/refusals.ts";
import { paymentRefusals } from "#payments/refusals.ts";
import { platformRefusals, platformViolations } from "#platform/contract/refusals.ts";
import { settingsRefusals, settingsViolations } from "#settings/refusals.ts";
import { swapRefusals } from "#swap/refusals.ts";
import { walletRefusals } from "#wallet/refusals.ts";
import { webhookRefusals } from "#webhooks/refusals.ts";

/** Every refusal of the API by its code (R8.4), from the modules' own lists. */
export const apiRefusals = {
  ...platformRefusals,
  ...accountRefusals,
  ...settingsRefusals,
  ...deedRefusals,
  ...linkRefusals,
  ...walletRefusals,
  ...notificationRefusals,
  ...identityRefusals,
  ...paymentRefusals,
  ...mediaRefusals,
  ...campaignRefusals,
  ...messageRefusals,
  ...formatRefusals,
  ...importRefusals,
  ...orderRefusals,
  ...cartRefusals,
  ...offerRefusals,
  ...marketplaceRefusals,
  ...swapRefusals,
  ...webhookRefusals,
  ...agentRefusals,
  ...operatorRefusals,
};

/** Every code that a refusal may carry: the API's, and those of the sign-in protocol. */
export const refusals = { ...apiRefusals, ...authRefusals };

/** Problems of single fields, by their codes. */
export const violations = {
  ...platformViolations,
  ...accountViolations,
  ...campaignViolations,
  ...formatViolations,
  ...identityViolations,
  ...importViolations,
  ...mediaViolations,
  ...messageViolations,
  ...offerViolations,
  ...orderViolations,
  ...settingsViolations,
};

declare module "#platform/contract/resource.ts" {
  interface Product {
    refusals: typeof refusals;
    violations: typeof violations;
  }
}
