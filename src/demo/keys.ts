import { connectApp } from "#accounts/apps/server/commands.ts";
import { createServiceAccount } from "#accounts/service-accounts/server/commands.ts";
import type { Scene } from "./agenda.ts";
import { days } from "./clock.ts";
import { ownOf, type World } from "./world.ts";

/** A service account that books within a limit a month, one that fetches reports, and an app. Nobody holds their keys. */
export async function* keyScene({ clock, tx, people: { ada } }: World): Scene {
  yield clock.ago(days(20));
  const key = { organization: ownOf(ada), networks: [], expiresInDays: 365 };
  await createServiceAccount(tx, ada, {
    ...key,
    name: "Order desk",
    scopes: ["read", "campaigns", "orders", "money"],
    spendLimitCents: 5_000_00,
    networks: ["192.0.2.0/24"],
  });
  await createServiceAccount(tx, ada, { ...key, name: "Bookkeeping", scopes: ["reports"], spendLimitCents: null });
  yield clock.ago(days(6));
  const asked = ["read", "campaigns", "orders", "money"] as const;
  const client = { clientId: "https://assistant.example/client.json", name: "Media assistant", asked };
  await connectApp(tx, ada, client, {
    organization: ownOf(ada),
    scopes: ["read", "orders", "money"],
    spendLimitCents: 1_000_00,
  });
}
