import type { CallToolResult, InputRequiredResult } from "@modelcontextprotocol/server";
import { v7 } from "uuid";
import { z } from "zod";
import type { Database } from "#platform/database/database.ts";
import { type Caller, callOperation, type OperationCall } from "#platform/http/call.ts";
import { refusalFor } from "#platform/http/error-handler.ts";
import type { Answer, Operation, Representation } from "#platform/http/resource.ts";
import type { PersonsAnswer } from "../sessions/session.ts";
import { calledObject, type ReadableAs, toolAnswer, toolRefusal } from "./answers.ts";
import { chosenAction, type GivenArguments, operationCallOf } from "./call-arguments.ts";
import { noteAgentCall } from "./commands.ts";
import { followJob } from "./follow-job.ts";
import { askToSpend, type Spending, spendingOf, spendingQuestion } from "./spending.ts";
import type { AgentTool, ToolAction } from "./tools.ts";

/** A token that was recognized at the door. */
export type AgentToken = {
  id: string;
  name: string;
  userId: string;
  may: (operation: Operation) => boolean;
  /** Throws 403 `token_scope`. */
  callerOf: (operation: Operation) => Caller;
};

/** In whose name a call comes, by which program, and how it can ask its person. */
export type AgentCaller = {
  database: Database;
  token: AgentToken;
  /** The client as it calls itself. */
  app: string;
  /** The client shows forms to its person, and calls again with their answer. */
  asksAgain: boolean;
  readableAs: ReadableAs;
  /** Logs what nobody foresaw. */
  warn: (error: unknown) => void;
};

export type ToolCall = {
  tool: AgentTool;
  given: GivenArguments;
  /** The person's answers to earlier questions of this call. */
  responses: Readonly<Record<string, unknown>>;
  /** Asks the person in the middle of the call; undefined without an answer. */
  ask: ((spending: Spending) => Promise<PersonsAnswer | undefined>) | undefined;
  signal: AbortSignal;
  progress: (percent: number) => Promise<void>;
};

type Trail = { id: string; object: string | null; cents: number | null };

/**
 * Calls an operation as HTTP does: token, scopes, schemas, transaction, idempotency, all in `callOperation`. A refusal
 * is an answer that says so. The trail keeps each call (decision 0198).
 */
export async function callTool(agent: AgentCaller, call: ToolCall): Promise<CallToolResult | InputRequiredResult> {
  const trail: Trail = { id: v7(), object: null, cents: null };
  try {
    const result = await performed(agent, call, trail);
    if (!isQuestion(result)) await note(agent, call, trail, result.isError ? "declined" : "done");
    return result;
  } catch (error) {
    const refusal = refusalFor(error);
    if (refusal.status >= 500) agent.warn(error);
    await note(agent, call, trail, refusal.code);
    return toolRefusal(refusal);
  }
}

async function performed(agent: AgentCaller, call: ToolCall, trail: Trail) {
  const { tool, given } = call;
  const action = chosenAction(tool, given);
  const { callable } = action;
  const caller = agent.token.callerOf(callable.operation);
  const operationCall = operationCallOf(action, given, tool.actions.length > 1);
  trail.object = calledObject(callable, operationCall.parameters.id, undefined);
  const question = await askedFirst(agent, call, { action, caller, operationCall, trail });
  if (question) return question;
  if (callable.operation.method !== "GET") await note(agent, call, trail, "begun");
  const answer = await answerOf(agent, call, { action, caller, operationCall });
  trail.object = calledObject(callable, operationCall.parameters.id, answer);
  return toolAnswer(action, answer, { given: operationCall.query, readableAs: agent.readableAs });
}

type Prepared = { action: ToolAction; caller: Caller; operationCall: OperationCall };

/** Asks for a spending where the client can; elsewhere the token's own limit bounds it (decision 0197). */
async function askedFirst(
  agent: AgentCaller,
  call: ToolCall,
  { action, caller, operationCall, trail }: Prepared & { trail: Trail },
): Promise<CallToolResult | InputRequiredResult | undefined> {
  if (action.mark.spends === undefined) return undefined;
  const { reader, lookups } = agent.database;
  const actor = await caller.readActor(lookups);
  const spending = await spendingOf(action, operationCall, { reader, actor });
  if (!spending) return undefined;
  const { cents } = spending;
  trail.cents = cents;
  if (call.ask) {
    await note(agent, call, trail, "asked");
    const answer = await call.ask(spending);
    return answer === "allowed" ? undefined : answer === "declined" ? declined : unanswered;
  }
  if (!agent.asksAgain) return undefined;
  const question = spendingQuestion(call.tool.listed.name, call.given, cents);
  const answer = personsAnswer.safeParse(call.responses[question]);
  if (answer.data?.action === "accept" && answer.data.content?.allow === true) return undefined;
  if (answer.success) return declined;
  await note(agent, call, trail, "asked");
  return { resultType: "input_required", inputRequests: { [question]: askToSpend(spending) } };
}

const personsAnswer = z.object({
  action: z.enum(["accept", "decline", "cancel"]),
  content: z.object({ allow: z.boolean() }).optional().catch(undefined),
});

const refused = (text: string): CallToolResult => ({ isError: true, content: [{ type: "text", text }] });
const declined = refused("Your person did not allow it. Nothing was done. Don't try again unless they ask.");
const unanswered = refused("Your person did not answer. Nothing was done. Try again when they are there.");

const isQuestion = (result: CallToolResult | InputRequiredResult): result is InputRequiredResult =>
  result.resultType === "input_required";

async function answerOf({ database }: AgentCaller, call: ToolCall, prepared: Prepared): Promise<Answer> {
  const { action, caller, operationCall } = prepared;
  const { reader } = database;
  if (action.read) return (await action.read(await caller.readActor(database.lookups))) as Representation;
  const { answer } = await callOperation(database, caller, action.callable, { ...operationCall, signal: call.signal });
  if (!action.mark.follows) return answer;
  const actor = await caller.readActor(database.lookups);
  return followJob(action, answer as Representation, { reader, actor, signal: call.signal, progress: call.progress });
}

/** Reads an item as its tool does, for clients that read resources. Throws a Refusal. */
export async function readForAgent(agent: AgentCaller, action: ToolAction, id: string): Promise<Answer> {
  const caller = agent.token.callerOf(action.callable.operation);
  const asked = { parameters: { id }, query: {}, body: undefined, key: undefined, ifMatch: undefined };
  const { answer } = await callOperation(agent.database, caller, action.callable, asked);
  const object = calledObject(action.callable, id, answer);
  await write(agent, { tool: action.mark.tool, trail: { id: v7(), object, cents: null }, outcome: "done" }, true);
  return answer;
}

/** Of a call that changed something, or may have. */
const ownRowOutcomes = ["begun", "done", "asked", "declined"];

/** An object that was not found is not noted: a caller may make up a new one for each call. */
function note(agent: AgentCaller, { tool }: ToolCall, trail: Trail, outcome: string) {
  const { name, annotations } = tool.listed;
  const isShared = annotations?.readOnlyHint === true || !ownRowOutcomes.includes(outcome);
  const object = outcome === "not_found" ? null : trail.object;
  return write(agent, { tool: name, trail: { ...trail, object }, outcome }, isShared);
}

type NotedEnd = { tool: string; trail: Trail; outcome: string };

function write({ database, token, app }: AgentCaller, { tool, trail, outcome }: NotedEnd, isShared: boolean) {
  const { id: tokenId, name: tokenName, userId } = token;
  return noteAgentCall(database, { ...trail, userId, tokenId, tokenName, app, tool, outcome }, isShared);
}
