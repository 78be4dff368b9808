/** `retrying`: arrival unknown; `refused`: the server said no. */
export type SaveState = { name: "saved" | "saving" | "retrying" } | { name: "refused"; why: string };

export type DraftSnapshot<Draft> = { draft: Draft; state: SaveState };

export type DraftPorts<Draft> = {
  save: (draft: Draft) => Promise<unknown>;
  /**
   * Keeps an unsaved draft in the browser; undefined when everything is saved. `sent` is on its way and may arrive after
   * the page has gone.
   */
  keep: (draft: Draft | undefined, sent: Draft | undefined) => void;
  refusalOf: (error: unknown) => string | undefined;
};

const typingPauseMilliseconds = 800;
const longestPauseMilliseconds = 30_000;

/**
 * Saves a draft during typing: after a pause, one call at a time, with retries while the network is away. Unsaved text
 * is kept at once, so that a reload or a crash loses nothing (R10.6).
 */
export class DraftSaver<Draft extends object> {
  #snapshot: DraftSnapshot<Draft>;
  /** The server's version; undefined after a call without an answer. */
  #saved: Draft | undefined;
  /** Without an answer so far. */
  #sent: Draft | undefined;
  #ports: DraftPorts<Draft>;
  #listeners = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | undefined;
  /** The turn after the running call, shared by everybody who waits. */
  #turn: Promise<void> | undefined;
  #isStopped = false;
  #failures = 0;

  constructor(saved: Draft, ports: DraftPorts<Draft>) {
    this.#saved = saved;
    this.#ports = ports;
    this.#snapshot = { draft: saved, state: { name: "saved" } };
  }

  readonly snapshot = (): DraftSnapshot<Draft> => this.#snapshot;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  change(part: Partial<Draft>): void {
    const draft = { ...this.#snapshot.draft, ...part };
    const isSaved = isSame(draft, this.#saved) && !this.#running;
    this.#ports.keep(isSaved ? undefined : draft, this.#sent);
    this.#show(draft, { name: isSaved ? "saved" : "saving" });
    if (isSaved) clearTimeout(this.#timer);
    else this.#scheduleIn(typingPauseMilliseconds);
  }

  /** Saves now. Returns true when everything is saved. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    await this.#saveInTurn();
    return this.#snapshot.state.name === "saved";
  }

  /** Retries at once when the network is back. */
  readonly retry = (): void => {
    if (this.#snapshot.state.name === "retrying") this.#scheduleIn(0);
  };

  /** Cancels the scheduled and the waiting save; the unsaved draft stays kept. A later change saves again. */
  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  #scheduleIn(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#saveInTurn(), milliseconds);
  }

  #saveInTurn(): Promise<void> {
    this.#isStopped = false;
    this.#turn ??= this.#takeTurn();
    return this.#turn;
  }

  async #takeTurn(): Promise<void> {
    await this.#running;
    this.#turn = undefined;
    if (this.#isStopped || isSame(this.#snapshot.draft, this.#saved)) return;
    this.#running = this.#attempt(this.#snapshot.draft).finally(() => {
      this.#running = undefined;
    });
    await this.#running;
  }

  async #attempt(draft: Draft): Promise<void> {
    this.#sent = draft;
    this.#ports.keep(this.#snapshot.draft, draft);
    try {
      await this.#ports.save(draft);
      this.#failures = 0;
      this.#saved = draft;
      this.#sent = undefined;
      const isAll = isSame(draft, this.#snapshot.draft);
      this.#ports.keep(isAll ? undefined : this.#snapshot.draft, undefined);
      if (isAll) this.#show(draft, { name: "saved" });
    } catch (error) {
      this.#fail(this.#ports.refusalOf(error));
    }
  }

  #fail(why: string | undefined): void {
    const { draft } = this.#snapshot;
    if (why !== undefined) {
      this.#sent = undefined;
      this.#show(draft, { name: "refused", why });
      return;
    }
    this.#saved = undefined;
    this.#show(draft, { name: "retrying" });
    if (!this.#isStopped) this.#scheduleIn(Math.min(longestPauseMilliseconds, 1_000 * 2 ** this.#failures++));
  }

  #show(draft: Draft, state: SaveState): void {
    this.#snapshot = { draft, state };
    for (const listener of this.#listeners) listener();
  }
}

const isSame = (one: object, other: object | undefined): boolean => JSON.stringify(one) === JSON.stringify(other);
