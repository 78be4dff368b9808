import { Socket } from "node:net";

/**
 * The connections of a process to its database, below `pg`: a dropped packet is no error to anybody, so what waits for an
 * answer through a silent network has to be cut from here.
 */
export class DatabaseSockets {
  readonly #open = new Set<Socket>();
  #isOver = false;
  #isSilent = false;

  /** A socket for a new connection. While the database is silent, and after `end`, it fails at once. */
  open(): Socket {
    const socket = new Socket();
    this.#open.add(socket);
    socket.once("close", () => this.#open.delete(socket));
    if (this.#isOver || this.#isSilent) setImmediate(() => socket.destroy(silent()));
    return socket;
  }

  /** Ends every connection now: whoever waits for an answer gets an error, and so does whoever comes before `mend`. */
  cut(): void {
    this.#isSilent = true;
    for (const socket of this.#open) socket.destroy(silent());
  }

  /** The database was heard again. */
  mend(): void {
    this.#isSilent = false;
  }

  /** The same, for good. */
  end(): void {
    this.#isOver = true;
    this.cut();
  }
}

const silent = () => new Error("Connection terminated: the database is silent");
