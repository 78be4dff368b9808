import type { Actor } from "#accounts/actor.ts";
import { organizationsWhere } from "#accounts/server/authorize.ts";
import type { PageQuery } from "#platform/contract/wire.ts";
import type { Reader } from "#platform/database/database.ts";
import { type ListedPage, readList } from "#platform/lists/list.ts";
import { type List, newestFirst, parameters, type ShownColumns } from "#platform/lists/list-statements.ts";
import type { AgentCall, AgentCallQuery } from "../contract.ts";

type AgentCallRow = Omit<AgentCall, "createdAt" | "lastCallAt"> & { createdAt: Date; lastCallAt: Date };

const shown: ShownColumns = {
  columns: `call.id, coalesce(nullif(person.name, ''), person.email) AS "personName", call.app, call.token_name AS "tokenName", call.tool,
    nullif(call.object, '') AS object, call.cents, call.outcome, call.calls, call.created_at AS "createdAt", call.last_call_at AS "lastCallAt"`,
  joins: "JOIN agent_call AS call ON call.id = page.id LEFT JOIN client_user AS person ON person.id = call.user_id",
};

/** The calls that the actor sees, newest first: their own, those of service accounts that they administer, or all. */
export async function listAgentCalls(
  reader: Reader,
  actor: Actor,
  { token, person, ...page }: AgentCallQuery & PageQuery,
): Promise<ListedPage<AgentCall>> {
  const list = listOf(await readSeen(reader, actor), { token, person });
  return readList<AgentCallRow, AgentCall>(reader, { ...list, ...shown }, page, representAgentCall);
}

export async function findAgentCall(reader: Reader, actor: Actor, id: string): Promise<AgentCall | undefined> {
  const list = listOf(await readSeen(reader, actor), { id });
  const page = { page: 1, itemsPerPage: 1 };
  return (await readList<AgentCallRow, AgentCall>(reader, { ...list, ...shown }, page, representAgentCall)).items[0];
}

type AgentCallFilter = AgentCallQuery & { id?: string };

/** `seen` are the records in whose name the calls were made; undefined for everybody's. */
function listOf(seen: string[] | undefined, { token, person, id }: AgentCallFilter): List {
  const { values, of } = parameters();
  const narrowed = [
    token && `item.token_id = ${of(token)}`,
    person && `item.user_id = ${of(person)}`,
    id && `item.id = ${of(id)}`,
  ];
  const from = "agent_call AS item";
  const branches = seen?.map((userId) => ({ from, where: [`item.user_id = ${of(userId)}`, ...narrowed] }));
  return { branches: branches ?? [{ from, where: narrowed }], order: newestFirst, values };
}

const servicesSeenMax = 50;

const services = `
  SELECT id FROM client_user WHERE service_of IN (SELECT json_array_elements_text($1)::uuid) ORDER BY id DESC LIMIT ${servicesSeenMax}`;

async function readSeen(reader: Reader, actor: Actor): Promise<string[] | undefined> {
  if (actor.operator) return undefined;
  const administered = organizationsWhere(actor, "member.change");
  if (administered.length === 0) return [actor.userId];
  const values = [JSON.stringify(administered)];
  const { rows } = await reader.$client.query<{ id: string }>({ name: "services-seen", text: services, values });
  return [actor.userId, ...rows.map(({ id }) => id)];
}

const representAgentCall = (row: AgentCallRow): AgentCall => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  lastCallAt: row.lastCallAt.toISOString(),
});
