/** `retrying`: nobody knows whether it arrived; `refused`: the server said no, and why. */
export type SaveState = { name: "saved" | "saving" | "retrying" } | { name: "refused"; why: string };

export type DraftSnapshot<Draft> = { draft: Draft; state: SaveState };

export type DraftPorts<Draft> = {
  save: (draft: Draft) => Promise<unknown>;
  /** Keeps what is not saved yet beside the server; undefined when all is saved. */
  keep: (draft: Draft | undefined) => void;
  /** Why the server refused, or undefined when the call may be repeated. */
  refusalOf: (error: unknown) => string | undefined;
};

const typingPauseMilliseconds = 800;
const longestPauseMilliseconds = 30_000;

/**
 * Saves a draft while it is typed: after a pause, one call at a time, again and again while the network is away. Whatever
 * is not saved yet is kept at once, so that a reload or a crash loses nothing (R10.6).
 */
export class DraftSaver<Draft extends object> {
  #snapshot: DraftSnapshot<Draft>;
  /** What the server has; undefined after a call of which nobody knows whether it arrived. */
  #saved: Draft | undefined;
  #ports: DraftPorts<Draft>;
  #listeners = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | undefined;
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

  /** Takes in what was typed. */
  change(part: Partial<Draft>): void {
    const draft = { ...this.#snapshot.draft, ...part };
    const isSaved = isSame(draft, this.#saved) && !this.#running;
    this.#ports.keep(isSaved ? undefined : draft);
    this.#show(draft, { name: isSaved ? "saved" : "saving" });
    if (isSaved) clearTimeout(this.#timer);
    else this.#scheduleIn(typingPauseMilliseconds);
  }

  /** Saves now; true when everything is saved. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    await this.#running;
    if (!isSame(this.#snapshot.draft, this.#saved)) await this.#save();
    return this.#snapshot.state.name === "saved";
  }

  /** Tries again at once when the network is back. */
  readonly retry = (): void => {
    if (this.#snapshot.state.name === "retrying") this.#scheduleIn(0);
  };

  /** Nothing is scheduled any more; what is not saved stays kept. */
  stop(): void {
    clearTimeout(this.#timer);
  }

  #scheduleIn(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#saveInTurn(), milliseconds);
  }

  async #saveInTurn(): Promise<void> {
    await this.#running;
    if (!isSame(this.#snapshot.draft, this.#saved)) await this.#save();
  }

  async #save(): Promise<void> {
    this.#running = this.#attempt(this.#snapshot.draft).finally(() => {
      this.#running = undefined;
    });
    await this.#running;
  }

  async #attempt(draft: Draft): Promise<void> {
    try {
      await this.#ports.save(draft);
      this.#failures = 0;
      this.#saved = draft;
      if (isSame(draft, this.#snapshot.draft)) {
        this.#ports.keep(undefined);
        this.#show(draft, { name: "saved" });
      }
    } catch (error) {
      this.#fail(this.#ports.refusalOf(error));
    }
  }

  #fail(why: string | undefined): void {
    const { draft } = this.#snapshot;
    if (why !== undefined) {
      this.#show(draft, { name: "refused", why });
      return;
    }
    this.#saved = undefined;
    this.#show(draft, { name: "retrying" });
    this.#scheduleIn(Math.min(longestPauseMilliseconds, 1_000 * 2 ** this.#failures++));
  }

  #show(draft: Draft, state: SaveState): void {
    this.#snapshot = { draft, state };
    for (const listener of this.#listeners) listener();
  }
}

const isSame = (one: object, other: object | undefined): boolean => JSON.stringify(one) === JSON.stringify(other);
