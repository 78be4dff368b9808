import type { FastifyRequest } from "fastify";
import { isUuid } from "#platform/contract/iri.ts";
import type { Database } from "#platform/database/database.ts";
import { cancelledCallIn, replyIn } from "../session.ts";
import { answerQuestion, beginAgentSession, endAgentSession, giveQuestionUp, noteSessionUse } from "./commands.ts";
import { type AgentSession, findAgentSession } from "./queries.ts";
import { AgentQuestions } from "./questions.ts";

const sessionHeader = "mcp-session-id";

/** A call in its session, or the answer to a message that concerns the session alone. */
type Entered = { session?: AgentSession; response?: Response };

/** Sessions of clients that can be asked in the middle of a call, kept in the database (decision 0265). */
export class AgentSessions {
  readonly questions: AgentQuestions;
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
    this.questions = new AgentQuestions(database);
  }

  /** Takes answers, and the end of a session. Another grant's session is none. */
  async enter({ method, headers, body }: FastifyRequest, grantId: string): Promise<Entered> {
    const id = headers[sessionHeader];
    if (id === undefined || isGreeting(body)) return {};
    const found = typeof id === "string" && isUuid(id) && (await findAgentSession(this.#database, { id, grantId }));
    if (!found) return { response: refusal("Session not found") };
    const { isUsedNow, ...session } = found;
    if (!isUsedNow) await this.#database.pool.query(noteSessionUse(session.id));
    if (method === "DELETE") {
      await this.#database.transaction((tx) => endAgentSession(tx, session.id));
      return { response: new Response(null, { status: 204 }) };
    }
    const reply = replyIn(body);
    if (reply) return { response: await this.#take(session.id, reply) };
    const cancelled = cancelledCallIn(body);
    if (cancelled !== undefined) await giveQuestionUp(this.#database, session.id, cancelled);
    return { session };
  }

  /** Begins a session with a client that shows forms, and returns the header that names it. */
  async begin(session: { grantId: string; revision: string; app: string }): Promise<Record<string, string>> {
    const id = crypto.randomUUID();
    await this.#database.transaction((tx) => beginAgentSession(tx, { id, ...session }));
    return { [sessionHeader]: id };
  }

  async #take(sessionId: string, reply: NonNullable<ReturnType<typeof replyIn>>): Promise<Response> {
    const isTaken = await answerQuestion(this.#database, { sessionId, ...reply });
    return isTaken ? new Response(null, { status: 202 }) : refusal("No such question waits");
  }
}

const isGreeting = (body: unknown): boolean => (body as { method?: unknown } | undefined)?.method === "initialize";

/** As the SDK answers, whose clients greet anew after it. */
const refusal = (message: string): Response =>
  Response.json({ jsonrpc: "2.0", id: null, error: { code: -32_001, message } }, { status: 404 });
