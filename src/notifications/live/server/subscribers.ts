import type { EventStream } from "#platform/http/event-stream.ts";

export type Subscriber = { userId: string; sessionId: string; expiresAt: Date; stream: EventStream };

/** Per process. */
const streamsPerPerson = 8;

export class Subscribers {
  readonly #ofPerson = new Map<string, Set<Subscriber>>();

  get people(): string[] {
    return [...this.#ofPerson.keys()];
  }

  get all(): Subscriber[] {
    return [...this.#ofPerson.values()].flatMap((own) => [...own]);
  }

  hasRoomFor(userId: string): boolean {
    return this.of(userId).size < streamsPerPerson;
  }

  of(userId: string): ReadonlySet<Subscriber> {
    return this.#ofPerson.get(userId) ?? new Set();
  }

  add(subscriber: Subscriber): void {
    const own = this.#ofPerson.get(subscriber.userId) ?? new Set();
    this.#ofPerson.set(subscriber.userId, own.add(subscriber));
    subscriber.stream.onClose(() => {
      own.delete(subscriber);
      if (own.size === 0 && this.#ofPerson.get(subscriber.userId) === own) this.#ofPerson.delete(subscriber.userId);
    });
  }
}
