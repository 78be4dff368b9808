import type { EventSubject, Notice, RecordedEvent } from "#events/event.ts";
import type { EventConsumer } from "#events/server/commands.ts";
import type { Tx } from "#platform/database/database.ts";
import { announce } from "./announce.ts";
import { type AnswerGiven, markAnswered } from "./commands.ts";
import { deliver } from "./deliver.ts";

/** A subject's verbs and recipients. `silent` verbs, and a teller without `tell`, notify nobody. */
type Teller<Verb extends string = string> = {
  verbs: readonly Verb[];
  silent?: readonly Verb[];
  tell?(tx: Tx, event: RecordedEvent<Verb>): Promise<Notice[]>;
};
export type Tellers = Record<EventSubject, Teller>;

type ToldEvent = { notifications: string[]; answer: AnswerGiven };

/** Turns events into notifications and mails; announces the notifications at the commit. */
export const notificationConsumer = (tellers: Tellers): EventConsumer<ToldEvent> => ({
  name: "notifications",
  concerns({ subject, verb }: RecordedEvent) {
    const { verbs, silent = [], tell } = tellers[subject];
    return !silent.includes(verb) && (tell !== undefined || !verbs.includes(verb));
  },
  async take(tx, event) {
    const { verbs, tell } = tellers[event.subject];
    if (!verbs.includes(event.verb)) throw new Error(`nobody tells of ${event.subject}.${event.verb}`);
    const notifications: string[] = [];
    const notices = (await tell?.(tx, event)) ?? [];
    for (const notice of notices) notifications.push(...(await deliver(tx, event, notice)));
    return { notifications, answer: { event, notices } };
  },
  async finish(tx, told) {
    await markAnswered(
      tx,
      told.map(({ answer }) => answer),
    );
    await announce(
      tx,
      told.flatMap(({ notifications }) => notifications),
    );
  },
});
