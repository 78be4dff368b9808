import type { Logger } from "pino";
import { endedSessions } from "#accounts/server/queries/ended-sessions.ts";
import type { Database } from "#platform/database/database.ts";
import type { Notification } from "../../contract.ts";
import { notificationChannel } from "../../server/announce.ts";
import {
  type NotificationReplay,
  notificationsFor,
  notificationsSince,
  notificationsWithin,
} from "../../server/queries.ts";
import { Listener } from "./listener.ts";
import { type Subscriber, Subscribers } from "./subscribers.ts";

type LiveOptions = { database: Database; log: Logger; beatMilliseconds: number; accountsElsewhere: boolean };

const notificationEvent = (notification: Notification) => ({
  name: "notification",
  id: notification.id,
  content: notification,
});

/** `lastId` is the last notification received; without one, `milliseconds` says how far back to repeat. */
type Unheard = { lastId?: string | undefined; milliseconds?: number | undefined };

/** The client reads everything anew. */
const missedEvent = { name: "missed", content: {} };

/**
 * Streams new notifications to this process's subscribers (decision 0042). Listens to PostgreSQL only while there are
 * any; any number of processes may serve.
 */
export class Live {
  readonly #options: LiveOptions;
  readonly #listener: Listener;
  readonly subscribers = new Subscribers();
  #beat: NodeJS.Timeout | undefined;
  #starting: Promise<void> | undefined;
  #isClosed = false;

  constructor(options: LiveOptions) {
    this.#options = options;
    const { database, log } = options;
    this.#listener = new Listener({
      database,
      channel: notificationChannel,
      log,
      onNotice: (payload) => this.#quietly(this.#pass(payload.split(" "))),
      onReturn: () => this.#tellAll(),
    });
  }

  /**
   * Adds a subscriber and sends missed notifications. Calls `open` only once this process listens, so a stream misses
   * nothing from its first byte on.
   */
  async subscribe(open: () => Subscriber, unheard: Unheard): Promise<void> {
    if (this.#isClosed) throw new Error("the server is closing");
    await this.#listen();
    const subscriber = open();
    const { stream, userId } = subscriber;
    if (this.#isClosed) return stream.end();
    if (stream.isClosed) return this.#restIfAlone();
    this.subscribers.add(subscriber);
    stream.onClose(() => this.#restIfAlone());
    this.#beat ??= setInterval(() => this.#quietly(this.#check()), this.#options.beatMilliseconds);
    // The last subscriber may have left meanwhile, and the connection with them.
    if (!this.#starting) {
      await this.#listen();
      stream.send(missedEvent);
    }
    const { notifications, isWhole } = await this.#replay(userId, unheard);
    if (!isWhole) stream.send(missedEvent);
    for (const notification of notifications) stream.send(notificationEvent(notification));
  }

  async #replay(userId: string, { lastId, milliseconds }: Unheard): Promise<NotificationReplay> {
    const { reader } = this.#options.database;
    if (lastId) return notificationsSince(reader, userId, lastId);
    if (milliseconds !== undefined) return notificationsWithin(reader, userId, milliseconds);
    return { notifications: [], isWhole: true };
  }

  #listen(): Promise<void> {
    this.#starting ??= this.#listener.start();
    return this.#starting;
  }

  /** Ends all streams; later ones end at once. */
  close(): void {
    this.#isClosed = true;
    for (const { stream } of this.subscribers.all) stream.end();
    this.#rest();
  }

  #restIfAlone(): void {
    if (this.subscribers.people.length === 0) this.#rest();
  }

  #rest(): void {
    clearInterval(this.#beat);
    this.#beat = undefined;
    this.#starting = undefined;
    this.#listener.stop();
  }

  async #pass(ids: string[]): Promise<void> {
    const found = await notificationsFor(this.#options.database.reader, ids, this.subscribers.people);
    for (const { userId, notification } of found)
      for (const { stream } of this.subscribers.of(userId)) stream.send(notificationEvent(notification));
  }

  #tellAll(): void {
    for (const { stream } of this.subscribers.all) stream.send(missedEvent);
  }

  /** Keeps streams open, and ends them with their session, account or token. */
  async #check(): Promise<void> {
    const now = new Date();
    for (const { stream, expiresAt } of this.subscribers.all) {
      if (expiresAt <= now) stream.end();
      else stream.beat();
    }
    const { database, accountsElsewhere } = this.#options;
    const ended = new Set(await endedSessions(database.reader, this.subscribers.all, accountsElsewhere));
    for (const { stream, sessionId } of this.subscribers.all) if (ended.has(sessionId)) stream.end();
  }

  /** Nobody awaits this work; the next beat or notice tries again. */
  #quietly(work: Promise<void>): void {
    work.catch((error: Error) => {
      this.#options.log.warn({ err: error }, "live notifications");
      this.#tellAll();
    });
  }
}
