import { hash } from "node:crypto";
import type { CallToolResult } from "@modelcontextprotocol/server";
import { v7 } from "uuid";
import { z } from "zod";
import { noteAgentCall } from "#agents/server/commands.ts";
import { asQuotedData } from "#agents/untrusted.ts";
import type { Database } from "#platform/database/database.ts";
import { type Caller, callOperation } from "#platform/http/call.ts";
import { refusalFor } from "#platform/http/error-handler.ts";
import { Invalid } from "#platform/http/errors.ts";
import type { Operation } from "#platform/http/resource.ts";
import { AdcpFault, adcpErrorOf, faultOf } from "../fault.ts";
import { quotedWords } from "../quoted-words.ts";
import { majorVersions } from "../request.ts";
import type { SellerTask } from "./task.ts";

/** A buyer's grant, as it was recognized at the door. */
export type BuyerGrant = {
  id: string;
  name: string;
  userId: string;
  may: (operation: Operation) => boolean;
  /** Throws 403 `token_scope`. */
  callerOf: (operation: Operation) => Caller;
};

export type Buyer = {
  database: Database;
  grant: BuyerGrant;
  /** The client as it calls itself. */
  app: string;
  /** Logs what nobody foresaw. */
  warn: (error: unknown) => void;
};

type GivenFields = Readonly<Record<string, unknown>>;
type Performed = { answer: object; repeated: boolean };
type Trail = { id: string; object: string | null; cents: number | null };

/**
 * Performs a task: grant, scopes, schema, one transaction, idempotency, all as an operation of the API. A refusal is an
 * answer in the protocol's words. The trail keeps each call (decision 0198).
 */
export async function callTask(buyer: Buyer, task: SellerTask, given: GivenFields): Promise<CallToolResult> {
  const trail: Trail = { id: v7(), object: null, cents: null };
  const context = contextOf(given);
  try {
    refuseVersion(given.adcp_major_version);
    const { answer, repeated } = await (task.read ? perform(buyer, task, given) : write(buyer, task, given, trail));
    Object.assign(trail, toldOf(answer));
    await note(buyer, task, trail, "done");
    const key = task.write && given.idempotency_key;
    return answered({
      ...answer,
      ...(key ? { idempotency_key: key } : {}),
      ...(repeated ? { replayed: true } : {}),
      ...context,
    });
  } catch (thrown) {
    const fault = faultFor(thrown, buyer);
    await note(buyer, task, trail, fault.code.toLowerCase());
    return refused(fault, context);
  }
}

/** Opaque words of the caller, which are sent back as they came. */
const contextOf = ({ context }: GivenFields): { context?: object } =>
  typeof context === "object" && context !== null ? { context } : {};

function refuseVersion(version: unknown): void {
  if (version === undefined || majorVersions.some((each) => each === version)) return;
  throw new AdcpFault("VERSION_UNSUPPORTED", `This seller speaks version ${majorVersions.join(", ")}.`, {
    field: "adcp_major_version",
  });
}

async function perform({ database, grant }: Buyer, task: SellerTask, given: GivenFields): Promise<Performed> {
  const caller = grant.callerOf(operationOf(task));
  const input = task.input.parse(given);
  const { reader, lookups } = database;
  const actor = await caller.readActor(lookups);
  const answer = await task.read?.({ reader, actor, input } as never);
  return { answer: answer ?? {}, repeated: false };
}

async function write(buyer: Buyer, task: SellerTask, given: GivenFields, trail: Trail): Promise<Performed> {
  const operation = operationOf(task);
  const caller = buyer.grant.callerOf(operation);
  await note(buyer, task, trail, "begun");
  const { idempotency_key: key } = task.input.parse(given) as { idempotency_key: string };
  const resource = {
    name: task.name,
    path: `adcp/${task.name}`,
    shownIn: "orders",
    description: "",
    schema: z.object({}),
  };
  const called = await callOperation(
    buyer.database,
    caller,
    { resource: { ...resource, operations: [] }, operation, query: undefined },
    { parameters: {}, query: {}, body: withoutEnvelope(given), key: keyOf(key), ifMatch: undefined },
  );
  return { answer: called.answer as object, repeated: called.repeated };
}

/** Another correlation id makes no other call. */
function withoutEnvelope({
  context: _context,
  ext: _ext,
  adcp_major_version: _version,
  ...body
}: GivenFields): GivenFields {
  return body;
}

/** Keys of this protocol lie apart from those of the API. */
const keyOf = (key: string): string => `adcp:${hash("sha256", key, "base64url")}`;

/** A task as an operation, so that the same door and the same transaction serve it. */
export function operationOf(task: SellerTask): Operation {
  const { name, title, use, permission, scope, input } = task;
  return {
    name,
    path: "",
    summary: title,
    description: use,
    method: task.read ? "GET" : "POST",
    on: "collection",
    answers: "item",
    of: undefined,
    query: undefined,
    input: task.read ? undefined : input,
    status: 200,
    operator: false,
    personal: false,
    freshProof: false,
    movesMoney: task.movesMoney ?? false,
    ...(permission ? { permission } : {}),
    ...(scope ? { scope } : {}),
    handle: (async (call: never) => task.write?.(call)) as Operation["handle"],
  };
}

function faultFor(thrown: unknown, { warn }: Buyer): AdcpFault {
  if (thrown instanceof AdcpFault) return thrown;
  const refusal = refusalFor(thrown);
  if (refusal.status >= 500) warn(thrown);
  const { status, code, message, retryAfterSeconds } = refusal;
  return faultOf({
    status,
    code,
    message,
    violations: refusal instanceof Invalid ? refusal.violations : [],
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  });
}

const toldSchema = z.object({
  ext: z.object({ byline: z.object({ total_cents: z.number(), campaign: z.string().nullable() }) }),
});

/** Object and sum of a media buy, for the trail. */
function toldOf(answer: object): Partial<Trail> {
  const told = toldSchema.safeParse(answer).data?.ext.byline;
  if (!told) return {};
  return { cents: told.total_cents, object: told.campaign && `/api/campaigns/${told.campaign}` };
}

function note({ database, grant, app }: Buyer, task: SellerTask, trail: Trail, outcome: string): Promise<void> {
  const { id: tokenId, name: tokenName, userId } = grant;
  const isOwnRow = !task.read && ["begun", "done"].includes(outcome);
  return noteAgentCall(database, { ...trail, userId, tokenId, tokenName, app, tool: task.name, outcome }, !isOwnRow);
}

const nonce = () => crypto.randomUUID().slice(0, 8);

/** Structured as the protocol wants it, with the places of people's words; as text between marks (decision 0199). */
function answered(answer: { ext?: object; context?: object }): CallToolResult {
  const { context: _own, ...told } = answer;
  const untrusted = quotedWords(told);
  const { byline = {} } = (answer.ext ?? {}) as { byline?: object };
  const structuredContent = {
    status: "completed",
    ...answer,
    ext: { ...answer.ext, byline: { ...byline, untrusted } },
  };
  const text = asQuotedData({ untrusted, ...answer }, nonce());
  return { content: [{ type: "text", text }], structuredContent };
}

/** Words of a refusal may repeat what people wrote, so that its text stands between the marks too. */
function refused(fault: AdcpFault, context: { context?: object }): CallToolResult {
  const error = adcpErrorOf(fault);
  return {
    isError: true,
    content: [{ type: "text", text: asQuotedData({ untrusted: ["adcp_error.message"], adcp_error: error }, nonce()) }],
    structuredContent: { adcp_error: error, ...context },
  };
}
