import { expect, test } from "vitest";
import { operations } from "./samples.ts";

/** Lists that leave as no file of their own, by the reason. */
const withoutFile: Record<string, string[]> = {
  "belongs to one order, campaign or conversation, whose screen shows all of it": [
    "brief_versions",
    "carts",
    "comments",
    "link_checks",
    "messages",
    "order_events",
    "order_extras",
    "order_images",
    "shared_links",
    "text_versions",
  ],
  "opens something: a key, a session, an invitation": [
    "api_tokens",
    "connected_apps",
    "invitations",
    "service_accounts",
    "sessions",
    "webhooks",
  ],
  "is settings, or as few lines as a person has organizations": [
    "feature_flags",
    "fee_agreements",
    "file_rooms",
    "metric_providers",
    "organizations",
    "path_redirects",
    "publisher_performances",
    "saved_views",
    "tax_rates",
    "tracked_links",
    "wallets",
  ],
  "says again what another list's file holds": [
    "activities",
    "books_checks",
    "ledger_accounts",
    "media_members",
    "operator_deeds",
    "organization_names",
    "project_members",
    "projects",
  ],
  "tells programs and people once what happened": ["events", "notifications", "webhook_deliveries"],
  "has files of its own": ["catalogue_imports", "identity_verifications"],
};

const pathsOf = (found: typeof operations) => new Set(found.map(({ resource }) => resource.path));

test("R10.7 each list leaves as a file, or has its reason here", () => {
  const lists = pathsOf(operations.filter(({ operation }) => operation.name === "list"));
  const files = pathsOf(
    operations.filter(({ operation: { on, answers } }) => on === "collection" && answers === "file"),
  );
  const missing = [...lists].filter((path) => !files.has(path));
  expect(missing.sort()).toEqual(Object.values(withoutFile).flat().sort());
});
