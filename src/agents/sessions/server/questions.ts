import type { Database } from "#platform/database/database.ts";
import { Refusal } from "#platform/http/errors.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { answerSeconds, callKey, type PersonsAnswer } from "../session.ts";
import { askQuestion, endQuestion, questionChannel } from "./commands.ts";
import { findOver } from "./queries.ts";

const texts = catalogue("agents.sessions.server.questions", {
  tooMany: "Too many questions wait for the person's answer. Wait for those first.",
});

export type AskedQuestion = { sessionId: string; callId: string | number; tool: string; cents: number };

type Asking = {
  /** Sends the question under its id. */
  send: (id: string) => Promise<void>;
  /** Aborts when the client hangs up. */
  signal: AbortSignal;
};

/**
 * Questions that calls of this process wait for. Any process may be given the answer; the one that waits hears of it by
 * a notice (decision 0265).
 */
export class AgentQuestions {
  readonly #database: Database;
  readonly #waiting = new Map<string, () => void>();
  #listening: Promise<() => void> | undefined;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Asks, and waits for the person. Undefined without an answer. Throws 429 where too many wait. */
  async ask(
    { sessionId, callId, tool, cents }: AskedQuestion,
    { send, signal }: Asking,
  ): Promise<PersonsAnswer | undefined> {
    await this.#listen();
    const id = crypto.randomUUID();
    const question = { id, sessionId, callKey: callKey(callId), tool, cents };
    const isAsked = await this.#database.transaction((tx) => askQuestion(tx, question));
    if (!isAsked) throw new Refusal(429, "too_many_questions", texts.tooMany, { retryAfterSeconds: 60 });
    const over = this.#untilOver(id, signal);
    try {
      await send(id);
      await over;
    } finally {
      this.#wake(id);
    }
    const answer = await endQuestion(this.#database, id);
    return signal.aborted ? undefined : answer;
  }

  /** Lets all calls go on without an answer, so that the process can end. */
  async close(): Promise<void> {
    for (const id of this.#waiting.keys()) this.#wake(id);
    const end = await this.#listening;
    end?.();
  }

  #untilOver(id: string, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        signal.removeEventListener("abort", end);
        this.#waiting.delete(id);
        resolve();
      };
      const timer = setTimeout(end, answerSeconds * 1_000);
      signal.addEventListener("abort", end);
      this.#waiting.set(id, end);
      if (signal.aborted) end();
    });
  }

  #wake(id: string): void {
    this.#waiting.get(id)?.();
  }

  /** Listens from the first question on, before it can be answered. */
  #listen(): Promise<unknown> {
    this.#listening ??= this.#database.notices.listen({
      channels: { [questionChannel]: (id) => this.#wake(id) },
      onReturn: () => void this.#lookAgain(),
    });
    return this.#listening;
  }

  async #lookAgain(): Promise<void> {
    const over = await findOver(this.#database, [...this.#waiting.keys()]).catch(() => []);
    for (const id of over) this.#wake(id);
  }
}
