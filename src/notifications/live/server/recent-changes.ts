import { performance } from "node:perf_hooks";
import type { Change } from "#platform/database/changes.ts";
import { repeatedMilliseconds } from "../repeat.ts";

/** A commit is told a moment after it, and a page may have been read in between. */
const latestTellingMilliseconds = 1_000;
const keptMilliseconds = repeatedMilliseconds + latestTellingMilliseconds;
const keptMax = 10_000;

/** The changes of the last minute, for streams that open after their page was read. */
export class RecentChanges {
  #heard: { at: number; change: Change }[] = [];
  #since = Number.POSITIVE_INFINITY;

  /** Called when listening begins: nothing is known of before. */
  begin(): void {
    this.#heard = [];
    this.#since = performance.now();
  }

  add(change: Change): void {
    this.#heard.push({ at: performance.now(), change });
    if (this.#heard.length <= keptMax) return;
    const [oldest] = this.#heard.splice(0, keptMax / 2).slice(-1);
    this.#since = oldest?.at ?? this.#since;
  }

  /** Oldest first; undefined when not all of that time is known. */
  within(milliseconds: number): Change[] | undefined {
    const now = performance.now();
    this.#heard = this.#heard.filter(({ at }) => at > now - keptMilliseconds);
    if (milliseconds > 0 && now - milliseconds < this.#since) return undefined;
    return this.#heard
      .filter(({ at }) => at > now - milliseconds - latestTellingMilliseconds)
      .map(({ change }) => change);
  }
}
