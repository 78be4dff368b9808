import { expect, onTestFinished, test } from "vitest";
import { balances, openTrade } from "../../../../test/scene.ts";
import { openTestServer } from "../../../../test/server.ts";
import { eventsOf } from "../../../cli/remote/events.ts";
import { allScopes, anAgent, mcpAddress, tokenOf } from "../../server/test-support.ts";
import { questionsOfSession, sessionsOfGrant } from "../session.ts";
import { questionChannel } from "./commands.ts";

const { byline, ada, paul } = await openTrade();
const token = await tokenOf(ada.person, allScopes);
const address = await mcpAddress(byline);

const booking = (attempt: string) => ({
  campaign: ada.campaign,
  lines: [{ format: paul.formatId }],
  expectedTotalCents: 10_000,
  attempt,
});
const held = async () => (await balances(ada.person, ada.organization)).held;

type Sent = { to?: string; bearer?: string; session?: string | undefined; method?: string };

const send = (message: object, { to = address, bearer = token, session, method = "POST" }: Sent = {}) =>
  fetch(to, {
    method,
    headers: {
      authorization: `Bearer ${bearer}`,
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
      "mcp-protocol-version": "2025-06-18",
      ...(session === undefined ? {} : { "mcp-session-id": session }),
    },
    ...(method === "POST" ? { body: JSON.stringify({ jsonrpc: "2.0", ...message }) } : {}),
  });

async function greet(capabilities: object = { elicitation: {} }): Promise<string | undefined> {
  const clientInfo = { name: "older", version: "1" };
  const params = { protocolVersion: "2025-06-18", capabilities, clientInfo };
  const answer = await send({ id: 0, method: "initialize", params });
  expect(await answer.text()).toContain('"protocolVersion":"2025-06-18"');
  return answer.headers.get("mcp-session-id") ?? undefined;
}

/** Calls `book` and reads the question that comes on the call's own stream. */
async function askedIn(session: string | undefined, attempt: string, id: number | string = attempt) {
  const call = { id, method: "tools/call", params: { name: "book", arguments: booking(attempt) } };
  const events = eventsOf(await send(call, { session }))[Symbol.asyncIterator]();
  const next = async () => JSON.parse((await events.next()).value.data);
  return { question: await next(), next };
}

const yes = (id: string) => ({ id, result: { action: "accept", content: { allow: true } } });
const answered = async (message: object, sent: Sent) => (await send(message, sent)).status;

test("a client of 2025 asks its person with the amount, and books or spends nothing as they say", async () => {
  const asked: string[] = [];
  const [no, allow] = [{ action: "decline" }, { action: "accept", content: { allow: true } }] as const;
  const answers = (question: string) => (asked.push(question) === 1 ? no : allow);
  const { client, call } = await anAgent(byline, token, { era: "legacy", answers });
  const before = await held();
  expect(await call("book", booking("sdk"))).toMatchObject({
    isError: true,
    text: expect.stringContaining("did not allow"),
  });
  expect(await held()).toBe(before);
  expect(await call("book", booking("sdk"))).toMatchObject({ isError: false, content: { totalItems: 1 } });
  expect(await held()).toBe(before + 10_000);
  expect(asked).toEqual(Array(2).fill("Book publications: $100.00. Do you allow it?"));
  const trail = (await ada.person.get("/api/agent_calls")).body["hydra:member"];
  expect(trail.slice(0, 2)).toMatchObject([
    { app: "test-agent 3.1", tool: "book", cents: 10_000, outcome: "done" },
    { outcome: "declined" },
  ]);
  await client.close();
});

test("an answer counts once, from the grant that was asked, by whichever process takes it", async () => {
  const other = await openTestServer({ testDatabase: { ...byline.testDatabase, drop: async () => {} } });
  onTestFinished(() => other.close());
  const there = await mcpAddress(other);
  const session = await greet();
  const before = await held();
  const { question, next } = await askedIn(session, "two-processes");
  expect(question).toMatchObject({
    method: "elicitation/create",
    params: { message: expect.stringContaining("$100.00") },
  });
  expect(question.params).not.toHaveProperty("mode");
  const others = await tokenOf(ada.person, allScopes);
  expect(await answered(yes(question.id), { session, bearer: others })).toBe(404);
  expect(await answered(yes(question.id), { session: await greet() })).toBe(404);
  expect(await answered(yes(question.id), { session, to: there })).toBe(202);
  expect(await next()).toMatchObject({
    id: "two-processes",
    result: { structuredContent: { content: { totalItems: 1 } } },
  });
  expect(await answered(yes(question.id), { session })).toBe(404);
  expect(await held()).toBe(before + 10_000);
});

test("a question that nobody answers in time, or whose call is given up, spends nothing", async () => {
  const session = await greet();
  const before = await held();
  const late = await askedIn(session, "late");
  const { pool } = byline.database;
  await pool.query("UPDATE agent_question SET ends_at = now() WHERE id = $1", [late.question.id]);
  expect(await answered(yes(late.question.id), { session })).toBe(404);
  await pool.query("SELECT pg_notify($1, $2)", [questionChannel, late.question.id]);
  const [block] = (await late.next()).result.content;
  expect(block.text).toContain("did not answer");
  const givenUp = await askedIn(session, "given-up", 7);
  await answered({ method: "notifications/cancelled", params: { requestId: 7 } }, { session });
  expect((await givenUp.next()).result.isError).toBe(true);
  expect(await answered(yes(givenUp.question.id), { session })).toBe(404);
  const ended = await askedIn(session, "ended");
  expect(await answered({}, { session, method: "DELETE" })).toBe(204);
  expect((await ended.next()).result.isError).toBe(true);
  expect(await answered({ id: 1, method: "tools/list" }, { session })).toBe(404);
  expect(await held()).toBe(before);
});

test("sessions are for clients that show forms, and sessions and questions have a number", async () => {
  expect(await greet({})).toBeUndefined();
  expect(await greet({ elicitation: { url: {} } })).toBeUndefined();
  const session = await greet();
  const asked = [];
  for (let number = 0; number < questionsOfSession; number++) asked.push(await askedIn(session, `${number}`));
  const { question: refused } = await askedIn(session, "one-more");
  expect(refused.result.content[0].text).toContain("too_many_questions");
  const list = { id: 1, method: "tools/list" };
  expect(await answered(list, { session })).toBe(200);
  for (let number = 0; number < sessionsOfGrant; number++) await greet();
  expect(await answered(list, { session })).toBe(404);
});
