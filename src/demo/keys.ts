import { createServiceAccount } from "#accounts/service-accounts/server/commands.ts";
import type { Scene } from "./agenda.ts";
import { days } from "./clock.ts";
import { ownOf, type World } from "./world.ts";

/** A service account that books within a limit a month, and one that fetches reports. Their keys are thrown away. */
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
}
