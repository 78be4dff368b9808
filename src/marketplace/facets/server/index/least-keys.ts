/** The first `size` of many keys, which sort by a rank and then by a value. */
export class LeastKeys {
  readonly #size: number;
  readonly #ranks: number[] = [];
  readonly #values: number[] = [];

  constructor(size: number) {
    this.#size = size;
  }

  offer(rank: number, value: number): void {
    const ranks = this.#ranks;
    const values = this.#values;
    if (ranks.length === this.#size && !this.#isBefore(rank, value, this.#size - 1)) return;
    let [low, high] = [0, ranks.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#isBefore(rank, value, middle)) high = middle;
      else low = middle + 1;
    }
    ranks.splice(low, 0, rank);
    values.splice(low, 0, value);
    if (ranks.length > this.#size) {
      ranks.pop();
      values.pop();
    }
  }

  /** True for a key that is kept, and for one that equals the last. */
  reaches(rank: number, value: number): boolean {
    const last = this.#ranks.length - 1;
    if (last + 1 < this.#size) return true;
    const lastRank = this.#ranks[last] as number;
    return rank < lastRank || (rank === lastRank && value <= (this.#values[last] as number));
  }

  #isBefore(rank: number, value: number, place: number): boolean {
    const other = this.#ranks[place] as number;
    return rank < other || (rank === other && value < (this.#values[place] as number));
  }
}
