import type { McpHttpHandler, ServerEventBus } from "@modelcontextprotocol/server";

type Stream = { userId: string; end: () => Promise<void> };

/** A place that was taken for a stream. `giveBack` frees one that no stream follows; the end of its stream frees the other. */
type StreamPlace = {
  counting: (bus: ServerEventBus, handler: () => McpHttpHandler) => ServerEventBus;
  giveBack: () => void;
};

/** Of a process; and of one person, so that nobody takes all. */
const [streamsMax, streamsOfPerson] = [100, 8];

/** The subscriptions of a process, each with a handler of its own. */
export class OpenStreams {
  readonly #open = new Set<Stream>();

  /** Takes a place before anything is read for it, so that many at once find no more room; undefined without room. */
  take(userId: string): StreamPlace | undefined {
    const own = [...this.#open].filter((stream) => stream.userId === userId);
    if (this.#open.size >= streamsMax || own.length >= streamsOfPerson) return undefined;
    const stream: Stream = { userId, end: async () => {} };
    let isFollowed = false;
    this.#open.add(stream);
    return {
      counting: (bus, handler) => ({
        publish: (event) => bus.publish(event),
        subscribe: (listener) => {
          isFollowed = true;
          stream.end = () => handler().close();
          this.#open.add(stream);
          const leave = bus.subscribe(listener);
          return () => {
            this.#open.delete(stream);
            leave();
          };
        },
      }),
      giveBack: () => {
        if (!isFollowed) this.#open.delete(stream);
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
