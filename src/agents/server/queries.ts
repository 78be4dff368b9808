import { and, desc, eq, sql } from "drizzle-orm";
import type { Actor } from "#accounts/actor.ts";
import { clientUser } from "#accounts/server/tables.ts";
import type { PageQuery } from "#platform/contract/wire.ts";
import type { Reader } from "#platform/database/database.ts";
import { countBounded } from "#platform/lists/bounded-count.ts";
import type { AgentCall, AgentCallQuery } from "../contract.ts";
import { agentCall } from "./tables.ts";

/** The person's own calls, newest first; an operator reads everybody's. */
export async function listAgentCalls(
  reader: Reader,
  actor: Actor,
  { page, itemsPerPage, token, person }: AgentCallQuery & PageQuery,
): Promise<{ items: AgentCall[]; totalItems: number }> {
  const where = and(
    seenBy(actor),
    token ? eq(agentCall.tokenId, token) : undefined,
    person ? eq(agentCall.userId, person) : undefined,
  );
  const rows = await selected(reader)
    .where(where)
    .orderBy(desc(agentCall.createdAt), desc(agentCall.id))
    .limit(itemsPerPage)
    .offset((page - 1) * itemsPerPage);
  const length = await countBounded(reader, agentCall, [agentCall.createdAt, agentCall.id], where);
  return { items: rows.map(representAgentCall), ...length };
}

export async function findAgentCall(reader: Reader, actor: Actor, id: string): Promise<AgentCall | undefined> {
  const [row] = await selected(reader).where(and(seenBy(actor), eq(agentCall.id, id)));
  return row && representAgentCall(row);
}

const seenBy = ({ operator, userId }: Actor) => (operator ? undefined : eq(agentCall.userId, userId));

const selected = (reader: Reader) =>
  reader
    .select({
      id: agentCall.id,
      personName: sql<string | null>`coalesce(nullif(${clientUser.name}, ''), ${clientUser.email})`,
      app: agentCall.app,
      tokenName: agentCall.tokenName,
      tool: agentCall.tool,
      object: sql<string | null>`nullif(${agentCall.object}, '')`,
      cents: agentCall.cents,
      outcome: agentCall.outcome,
      calls: agentCall.calls,
      createdAt: agentCall.createdAt,
      lastCallAt: agentCall.lastCallAt,
    })
    .from(agentCall)
    .leftJoin(clientUser, eq(clientUser.id, agentCall.userId))
    .$dynamic();

const representAgentCall = (row: Awaited<ReturnType<typeof selected>>[number]): AgentCall => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  lastCallAt: row.lastCallAt.toISOString(),
});
