/** Numbers of places, in an array that grows: tens of thousands are counted some times as fast as in a list. */
export class Places {
  #numbers = new Uint32Array(1_024);
  #count = 0;

  add(place: number): void {
    if (this.#count === this.#numbers.length) {
      const larger = new Uint32Array(2 * this.#count);
      larger.set(this.#numbers);
      this.#numbers = larger;
    }
    this.#numbers[this.#count++] = place;
  }

  get count(): number {
    return this.#count;
  }

  get all(): Uint32Array {
    return this.#numbers.subarray(0, this.#count);
  }
}
