import type { Reader } from "#platform/database/database.ts";
import type { Sealer } from "#platform/files/sealer.ts";
import { signatureTag } from "../pushes/signature.ts";
import { majorVersions, replaySeconds } from "../request.ts";
import { readPublisherDomains } from "./queries.ts";

/** The protocol's declaration of what this seller does. */
export async function capabilitiesOf(
  reader: Reader,
  { sealer, agentUrl }: { sealer: Sealer; agentUrl: string },
): Promise<object> {
  const domains = await readPublisherDomains(reader);
  return {
    adcp: {
      major_versions: majorVersions,
      idempotency: { supported: true, replay_ttl_seconds: replaySeconds },
    },
    supported_protocols: ["media_buy"],
    specialisms: ["sales-guaranteed"],
    account: {
      require_operator_auth: false,
      supported_billing: ["operator"],
      required_for_products: false,
      account_financials: false,
      sandbox: true,
    },
    media_buy: {
      supported_pricing_models: ["flat_rate"],
      features: { inline_creative_management: true, property_list_filtering: false, catalog_management: false },
      ...(domains.length > 0
        ? { portfolio: { publisher_domains: domains, description: "Paid publications in outlets of many publishers." } }
        : {}),
    },
    request_signing: { supported: false },
    webhook_signing: sealer.isReady()
      ? { supported: true, profile: signatureTag, algorithms: ["ed25519"], legacy_hmac_fallback: true }
      : { supported: false },
    ext: { byline: { webhook_keys: `${agentUrl}/keys` } },
  };
}
