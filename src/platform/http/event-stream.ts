import type { FastifyReply } from "fastify";

/** What a stream sends; `id` is what its reader names when it comes back (`Last-Event-ID`). */
export type StreamedEvent = { name: string; id?: string; content: unknown };

/** A reader that takes in less than is sent is let go: its memory would be ours. */
const unsentBytesMax = 256_000;

/**
 * A stream of server-sent events on an open answer. Whoever opened the call has been identified; the answer's head goes out at
 * once.
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
      // A proxy that collects an answer before it passes it on would hold every event back.
      "x-accel-buffering": "no",
    });
    reply.raw.write("retry: 2000\n\n");
  }

  send({ name, id, content }: StreamedEvent): void {
    this.#write(`${id ? `id: ${id}\n` : ""}event: ${name}\ndata: ${JSON.stringify(content)}\n\n`);
  }

  /** Tells both ends, and what lies between, that the line is open. */
  beat(): void {
    this.#write(":\n\n");
  }

  end(): void {
    this.#reply.raw.end();
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
