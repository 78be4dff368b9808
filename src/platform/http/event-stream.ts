import type { FastifyReply } from "fastify";

/** `id` is what a returning reader sends as `Last-Event-ID`. */
export type StreamedEvent = { name: string; id?: string; content: unknown };

/** A reader slower than the stream is cut off: its backlog would fill our memory. */
const unsentBytesMax = 256_000;

/**
 * A stream of server-sent events on an open answer. The caller has been identified already; the head is sent at once.
 */
export class EventStream {
  readonly #reply: FastifyReply;

  constructor(reply: FastifyReply) {
    this.#reply = reply;
    reply.hijack();
    reply.raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store",
      // Keeps proxies from collecting the answer before they pass it on.
      "x-accel-buffering": "no",
    });
    reply.raw.write("retry: 2000\n\n");
  }

  send({ name, id, content }: StreamedEvent): void {
    this.#write(`${id ? `id: ${id}\n` : ""}event: ${name}\ndata: ${JSON.stringify(content)}\n\n`);
  }

  /** Shows both ends and the proxies between them that the line is open. */
  beat(): void {
    this.#write(":\n\n");
  }

  end(): void {
    this.#reply.raw.end();
  }

  get isClosed(): boolean {
    return this.#reply.raw.destroyed;
  }

  onClose(listener: () => void): void {
    this.#reply.raw.once("close", listener);
  }

  #write(text: string): void {
    const { raw } = this.#reply;
    if (raw.writableEnded || raw.destroyed) return;
    if (raw.writableLength > unsentBytesMax) raw.destroy();
    else raw.write(text);
  }
}
