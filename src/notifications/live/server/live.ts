import type { Logger } from "pino";
import { audiencesOf } from "#accounts/server/queries/audiences.ts";
import { endedSessions } from "#accounts/server/queries/ended-sessions.ts";
import { type Change, changeChannel } from "#platform/database/changes.ts";
import type { Database } from "#platform/database/database.ts";
import type { Notification } from "../../contract.ts";
import { notificationChannel } from "../../server/announce.ts";
import {
  type NotificationReplay,
  notificationsFor,
  notificationsSince,
  notificationsWithin,
} from "../../server/queries.ts";
import { RecentChanges } from "./recent-changes.ts";
import { hears, type Subscriber, Subscribers } from "./subscribers.ts";

type LiveOptions = {
  database: Database;
  log: Logger;
  beatMilliseconds: number;
  /** So long after its last subscriber a process goes on listening: a reloaded page then misses nothing. */
  lingerMilliseconds: number;
  accountsElsewhere: boolean;
};

const notificationEvent = (notification: Notification) => ({
  name: "notification",
  id: notification.id,
  content: notification,
});

/** `lastId` is the last notification received; without one, `milliseconds` says how far back to repeat. */
type Unheard = { lastId?: string | undefined; milliseconds?: number | undefined };

/** Addressees stay here: a reader learns the resource and item alone. */
const changeEvent = ({ resource, id }: Change) => ({ name: "change", content: { resource, id } });

/** The client reads everything anew. */
const missedEvent = { name: "missed", content: {} };

/**
 * Streams new notifications and changes to this process's subscribers (decisions 0042 and 0170). Listens to PostgreSQL
 * only while there are any, or were a moment ago; any number of processes may serve.
 */
export class Live {
  readonly #options: LiveOptions;
  readonly subscribers = new Subscribers();
  readonly #recent = new RecentChanges();
  #beat: NodeJS.Timeout | undefined;
  #checking: Promise<void> | undefined;
  #linger: NodeJS.Timeout | undefined;
  #listening: Promise<() => void> | undefined;
  #isClosed = false;

  constructor(options: LiveOptions) {
    this.#options = options;
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
    clearTimeout(this.#linger);
    this.subscribers.add(subscriber);
    stream.onClose(() => this.#restIfAlone());
    this.#beat ??= setInterval(() => this.#beatAll(), this.#options.beatMilliseconds);
    // The last subscriber may have left meanwhile, and the connection with them.
    if (!this.#listening) {
      await this.#listen();
      stream.send(missedEvent);
    }
    const changes = this.#recent.within(unheard.milliseconds ?? 0);
    const { notifications, isWhole } = await this.#replay(userId, unheard);
    if (!isWhole || !changes) stream.send(missedEvent);
    for (const change of changes ?? []) if (hears(subscriber, change)) stream.send(changeEvent(change));
    for (const notification of notifications) stream.send(notificationEvent(notification));
  }

  async #replay(userId: string, { lastId, milliseconds }: Unheard): Promise<NotificationReplay> {
    const { reader } = this.#options.database;
    if (lastId) return notificationsSince(reader, userId, lastId);
    if (milliseconds !== undefined) return notificationsWithin(reader, userId, milliseconds);
    return { notifications: [], isWhole: true };
  }

  #listen(): Promise<unknown> {
    this.#listening ??= this.#options.database.notices
      .listen({
        channels: {
          [notificationChannel]: (payload) => this.#quietly(this.#pass(payload.split(" "))),
          [changeChannel]: (payload) => this.#passChanges(JSON.parse(payload)),
        },
        onReturn: () => {
          this.#recent.begin();
          this.#tellAll();
        },
      })
      .then((end) => {
        this.#recent.begin();
        return end;
      });
    return this.#listening;
  }

  /** Ends all streams; later ones end at once. */
  close(): void {
    this.#isClosed = true;
    for (const { stream } of this.subscribers.all) stream.end();
    this.#rest();
  }

  #restIfAlone(): void {
    if (this.subscribers.people.length > 0 || this.#isClosed) return;
    clearInterval(this.#beat);
    this.#beat = undefined;
    clearTimeout(this.#linger);
    this.#linger = setTimeout(() => this.#rest(), this.#options.lingerMilliseconds);
  }

  #rest(): void {
    clearInterval(this.#beat);
    clearTimeout(this.#linger);
    this.#beat = undefined;
    const listening = this.#listening;
    this.#listening = undefined;
    void listening?.then((end) => end());
  }

  async #pass(ids: string[]): Promise<void> {
    const found = await notificationsFor(this.#options.database.reader, ids, this.subscribers.people);
    for (const { userId, notification } of found)
      for (const { stream } of this.subscribers.of(userId)) stream.send(notificationEvent(notification));
  }

  #passChanges(changes: Change[]): void {
    for (const change of changes) {
      this.#recent.add(change);
      for (const subscriber of this.subscribers.hearing(change)) subscriber.stream.send(changeEvent(change));
    }
  }

  #tellAll(): void {
    for (const { stream } of this.subscribers.all) stream.send(missedEvent);
  }

  /** Keeps streams open, and ends them with their token. */
  #beatAll(): void {
    const now = new Date();
    for (const { stream, expiresAt } of this.subscribers.all) {
      if (expiresAt <= now) stream.end();
      else stream.beat();
    }
    // Of two checks at once the older might answer last, and bring back who has left.
    if (this.#checking) return;
    this.#checking = this.#check().finally(() => {
      this.#checking = undefined;
    });
    this.#quietly(this.#checking);
  }

  /** Ends streams with their session or account. Reads anew who hears of whom. */
  async #check(): Promise<void> {
    const { database, accountsElsewhere } = this.#options;
    const ended = new Set(await endedSessions(database.reader, this.subscribers.all, accountsElsewhere));
    for (const { stream, sessionId } of this.subscribers.all) if (ended.has(sessionId)) stream.end();
    this.subscribers.readdress(await audiencesOf(database.reader, this.subscribers.people));
  }

  /** Nobody awaits this work; the next beat or notice tries again. */
  #quietly(work: Promise<void>): void {
    work.catch((error: Error) => {
      this.#options.log.warn({ err: error }, "live notifications");
      this.#tellAll();
    });
  }
}
