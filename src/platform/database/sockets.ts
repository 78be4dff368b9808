import { Socket } from "node:net";

/**
 * A process's connections to its database, below `pg`. A dropped packet raises no error, so statements that wait
 * through a silent network are cut here.
 */
export class DatabaseSockets {
  readonly #open = new Set<Socket>();
  #isOver = false;
  #isSilent = false;

  /** Returns a socket for a new connection. It fails at once while the database is silent and after `end`. */
  open(): Socket {
    const socket = new Socket();
    this.#open.add(socket);
    socket.once("close", () => this.#open.delete(socket));
    if (this.#isOver || this.#isSilent) setImmediate(() => socket.destroy(silent()));
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

const silent = () => new Error("Connection terminated: the database is silent");
