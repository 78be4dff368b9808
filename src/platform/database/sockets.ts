import { Socket } from "node:net";

/**
 * A process's connections to its database, below `pg`. A dropped packet raises no error, so statements that wait
 * through a silent network are cut here.
 */
export class DatabaseSockets {
  readonly #open = new Set<Socket>();
  #isOver = false;
  #isSilent = false;

  /**
   * Returns a socket for a new connection. While the database is silent and after `end` it fails without a packet: a
   * pooler would keep each connection that nobody reads, for longer than the silence.
   */
  open(): Socket {
    const socket = new GatheringSocket(() => this.#isOver || this.#isSilent);
    this.#open.add(socket);
    socket.once("close", () => this.#open.delete(socket));
    return socket;
  }

  /** Ends every connection now. Waiting statements fail, and so do new connections until `mend`. */
  cut(): void {
    this.#isSilent = true;
    for (const socket of this.#open) socket.destroy(silent());
  }

  mend(): void {
    this.#isSilent = false;
  }

  /** Like `cut`, for good. */
  end(): void {
    this.#isOver = true;
    this.cut();
  }
}

/** Sends what is written in one go as one packet: a statement alone is four messages (decision 0168). */
class GatheringSocket extends Socket {
  readonly #isRefused: () => boolean;
  #isGathering = false;

  constructor(isRefused: () => boolean) {
    super();
    this.#isRefused = isRefused;
  }

  // biome-ignore lint/suspicious/noExplicitAny: the overloads of `connect` are passed on as they came.
  override connect(...given: [any, any?, any?]): this {
    if (!this.#isRefused()) return super.connect(...given);
    setImmediate(() => this.destroy(silent()));
    return this;
  }

  // biome-ignore lint/suspicious/noExplicitAny: the overloads of `write` are passed on as they came.
  override write(...given: [any, any?, any?]): boolean {
    if (!this.#isGathering) {
      this.#isGathering = true;
      this.cork();
      process.nextTick(() => {
        this.#isGathering = false;
        this.uncork();
      });
    }
    return super.write(...given);
  }
}

const silent = () => new Error("Connection terminated: the database is silent");
