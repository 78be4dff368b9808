import type { ChangeAudience } from "#accounts/server/queries/audiences.ts";
import type { Change } from "#platform/database/changes.ts";
import type { EventStream } from "#platform/http/event-stream.ts";

export type Subscriber = ChangeAudience & { sessionId: string; expiresAt: Date; stream: EventStream };

/** Per process. */
const streamsPerPerson = 8;

/** Members hear of their organizations, everybody of themselves, operators of everything that concerns them. */
export const hears = (
  { userId, organizationIds, isOperator }: ChangeAudience,
  { organizationIds: organizations = [], userIds = [], operators = false }: Change,
): boolean =>
  (operators && isOperator) || userIds.includes(userId) || organizations.some((each) => organizationIds.includes(each));

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

  hearing(change: Change): Subscriber[] {
    return this.all.filter((subscriber) => hears(subscriber, change));
  }

  /** People who left an organization stop hearing of it. */
  readdress(audiences: ChangeAudience[]): void {
    for (const audience of audiences)
      for (const subscriber of this.of(audience.userId)) Object.assign(subscriber, audience);
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
