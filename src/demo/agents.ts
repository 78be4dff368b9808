import { and, desc, eq, lte } from "drizzle-orm";
import { v7 } from "uuid";
import { createApiToken } from "#accounts/tokens/server/commands.ts";
import { type NotedCall, noteAgentCall } from "#agents/server/commands.ts";
import { order } from "#orders/server/tables.ts";
import { iri } from "#platform/contract/iri.ts";
import type { Scene } from "./agenda.ts";
import { days, hours, startOfHour } from "./clock.ts";
import { ownOf, type World } from "./world.ts";

/** An agent that found an outlet, asked its person, booked it and sent the text. Its token is thrown away. */
export async function* agentScene({ clock, tx, people: { ada } }: World): Scene {
  // Equal reads of one hour are one entry, which the demo shows whatever the minute it begins in.
  yield startOfHour(clock.ago(days(6)));
  const scopes = ["read" as const, "campaigns" as const, "orders" as const, "money" as const];
  const key = { name: "Claude", scopes, spendLimitCents: 1_000_00, networks: [], expiresInDays: 90 };
  const { id: tokenId } = await createApiToken(tx, { ...ada, signedInAt: new Date() }, key);
  const [booked] = await tx
    .select({ id: order.id, totalCents: order.totalCents })
    .from(order)
    .where(and(eq(order.clientOrganizationId, ownOf(ada)), lte(order.createdAt, clock.now)))
    .orderBy(desc(order.createdAt))
    .limit(1);
  const object = booked ? iri("orders", booked.id) : null;
  const cents = booked?.totalCents ?? null;
  const who = { userId: ada.userId, tokenId, tokenName: key.name, app: "Claude 2.1" };
  const calls: [tool: string, isShared: boolean, told: Partial<NotedCall>][] = [
    ["me", true, {}],
    ["search_outlets", true, {}],
    ["search_outlets", true, {}],
    ["compare_outlets", true, {}],
    ["price_cart", true, {}],
    ["book", false, { outcome: "asked", cents }],
    ["book", false, { object, cents }],
    ["write_text", false, { object }],
    ["send_text", false, { object }],
    ["order_status", true, { object }],
  ];
  for (const [tool, isShared, told] of calls) {
    yield new Date(clock.now.getTime() + hours(0.05));
    const call = { id: v7(), ...who, tool, object: null, cents: null, outcome: "done", ...told };
    await noteAgentCall({ pool: tx.$client }, call, isShared);
  }
}
