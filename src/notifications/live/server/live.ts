import type { Logger } from "pino";
import { endedSessions } from "#accounts/server/queries/ended-sessions.ts";
import type { Database } from "#platform/database/database.ts";
import type { Notification } from "../../contract.ts";
import { channel } from "../../server/announce.ts";
import { notificationsFor, notificationsSince, notificationsWithin } from "../../server/queries.ts";
import { Listener } from "./listener.ts";
import { type Subscriber, Subscribers } from "./subscribers.ts";

type LiveOptions = { database: Database; log: Logger; beatMilliseconds: number; accountsElsewhere: boolean };

const notificationEvent = (notification: Notification) => ({
  name: "notification",
  id: notification.id,
  content: notification,
});

/** What somebody may have missed: all after the notification that they heard last, or what was told within so many milliseconds. */
type Unheard = { lastId?: string | undefined; milliseconds?: number | undefined };

/** Their reader has missed something and reads all of it anew. */
const missedEvent = { name: "missed", content: {} };

/**
 * Sends new notifications to whoever listens on this process (decision 0042). It hears of them through PostgreSQL, on one
 * connection that it has only while somebody listens; so any number of processes serve and tell.
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
      channel,
      log,
      onNotice: (payload) => this.#quietly(this.#pass(payload.split(" "))),
      onReturn: () => this.#tellAll(),
    });
  }

  /**
   * Lets somebody in, and sends what they have not heard. Their stream begins (`open`) when this process listens: from its first
   * byte on they hear everything.
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
    // The last one who listened before may have left meanwhile, and the connection with them.
    if (!this.#starting) {
      await this.#listen();
      stream.send(missedEvent);
    }
    for (const notification of await this.#told(userId, unheard)) stream.send(notificationEvent(notification));
  }

  async #told(userId: string, { lastId, milliseconds }: Unheard): Promise<Notification[]> {
    const { reader } = this.#options.database;
    if (lastId) return notificationsSince(reader, userId, lastId);
    return milliseconds === undefined ? [] : notificationsWithin(reader, userId, milliseconds);
  }

  #listen(): Promise<void> {
    this.#starting ??= this.#listener.start();
    return this.#starting;
  }

  /** Ends all streams, and every one that is opened later. */
  close(): void {
    this.#isClosed = true;
    for (const { stream } of this.subscribers.all) stream.end();
    this.#rest();
  }

  /** A process on which nobody listens gives its connection back. */
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

  /** Keeps the lines open, and closes those whose session, account or token has ended. */
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

  /** What fails here has nobody who waits for it; the next beat or notice tries anew. */
  #quietly(work: Promise<void>): void {
    work.catch((error: Error) => {
      this.#options.log.warn({ err: error }, "live notifications");
      this.#tellAll();
    });
  }
}
