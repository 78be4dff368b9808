import type { McpHttpHandler, ServerEventBus } from "@modelcontextprotocol/server";

type Stream = { userId: string; end: () => Promise<void> };

/** Of a process; and of one person, so that nobody takes all. */
const [streamsMax, streamsOfPerson] = [100, 8];

/** The subscriptions of a process, each with a handler of its own. */
export class OpenStreams {
  readonly #open = new Set<Stream>();

  hasRoomFor(userId: string): boolean {
    const own = [...this.#open].filter((stream) => stream.userId === userId);
    return this.#open.size < streamsMax && own.length < streamsOfPerson;
  }

  /** Counts a stream from its beginning to its end. */
  counting(userId: string, bus: ServerEventBus, handler: () => McpHttpHandler): ServerEventBus {
    return {
      publish: (event) => bus.publish(event),
      subscribe: (listener) => {
        const stream = { userId, end: () => handler().close() };
        this.#open.add(stream);
        const leave = bus.subscribe(listener);
        return () => {
          this.#open.delete(stream);
          leave();
        };
      },
    };
  }

  async close(): Promise<void> {
    await Promise.all([...this.#open].map((stream) => stream.end()));
  }
}

type Listening = { method: "subscriptions/listen"; params: { notifications: { resourceSubscriptions: string[] } } };

/** The addresses of resources that a message asks to follow. */
export function followedIn(message: unknown): string[] | undefined {
  const { method, params } = (message ?? {}) as Partial<Listening>;
  const uris = method === "subscriptions/listen" ? params?.notifications?.resourceSubscriptions : undefined;
  return Array.isArray(uris) && uris.every((uri) => typeof uri === "string") ? uris : undefined;
}

/** The same message for those of the addresses that the token reads. */
export function following(message: unknown, uris: string[]): Listening {
  const { params, ...rest } = message as Listening;
  return { ...rest, params: { ...params, notifications: { ...params.notifications, resourceSubscriptions: uris } } };
}
