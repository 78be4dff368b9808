const keptMax = 100;

type KeptCount = { generation: number; result: Promise<unknown>; callers: number; leaving: AbortController };

const isGoing = ({ generation, leaving }: KeptCount, now: number): boolean =>
  generation === now && !leaving.signal.aborted;

/** Counts that callers with the same query share, while they run and until the catalogue changes. */
export class SharedCounts {
  readonly #kept = new Map<string, KeptCount>();

  /** Waits for a count of this generation that is known or under way. */
  join<Result>(
    key: string | undefined,
    generation: number,
    signal: AbortSignal | undefined,
  ): Promise<Result> | undefined {
    const kept = key === undefined ? undefined : this.#kept.get(key);
    return kept && isGoing(kept, generation) ? (this.#wait(kept, signal) as Promise<Result>) : undefined;
  }

  /**
   * Returns the shared count, or begins it. `left` aborts when all of its callers have left. A count that the catalogue
   * overtook is the answer of those who asked before, and not kept for others.
   */
  share<Result>(
    key: string | undefined,
    generation: () => number,
    signal: AbortSignal | undefined,
    count: (left: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    const known = this.join<Result>(key, generation(), signal);
    return known ?? (this.#wait(this.#begin(key, generation, count), signal) as Promise<Result>);
  }

  #begin<Result>(
    key: string | undefined,
    generation: () => number,
    count: (left: AbortSignal) => Promise<Result>,
  ): KeptCount {
    const leaving = new AbortController();
    const begun = { generation: generation(), result: count(leaving.signal), callers: 0, leaving };
    if (key === undefined) return begun;
    if (this.#kept.size >= keptMax) this.#kept.clear();
    this.#kept.set(key, begun);
    const forget = () => this.#kept.get(key) === begun && this.#kept.delete(key);
    begun.result.then(() => begun.generation === generation() || forget(), forget);
    return begun;
  }

  /** Ends with the count, or for a caller who left. */
  #wait(shared: KeptCount, signal: AbortSignal | undefined): Promise<unknown> {
    shared.callers += 1;
    if (!signal) return shared.result;
    return new Promise((resolve, reject) => {
      const leave = () => {
        shared.callers -= 1;
        if (shared.callers === 0) shared.leaving.abort(signal.reason);
        reject(signal.reason);
      };
      if (signal.aborted) return leave();
      signal.addEventListener("abort", leave, { once: true });
      shared.result.then(resolve, reject).finally(() => signal.removeEventListener("abort", leave));
    });
  }
}
