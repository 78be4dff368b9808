import { Socket } from "node:net";

/**
 * The connections of a process to its database, below `pg`: a dropped packet is no error to anybody, so what waits for an
 * answer through a silent network has to be cut from here.
 */
export class DatabaseSockets {
  readonly #open = new Set<Socket>();
  #isOver = false;

  /** A socket for a new connection. After `end` it fails at once. */
  open(): Socket {
    const socket = new Socket();
    this.#open.add(socket);
    socket.once("close", () => this.#open.delete(socket));
    if (this.#isOver) setImmediate(() => socket.destroy(new Error("Connection terminated: Byline is closing")));
    return socket;
  }

  /** Ends every connection now: whoever waits for an answer gets an error, and the next statement takes a new connection. */
  cut(): void {
    for (const socket of this.#open) socket.destroy(new Error("Connection terminated: the database is silent"));
  }

  /** The same, for good. */
  end(): void {
    this.#isOver = true;
    this.cut();
  }
}
