/** Lets many read at the same time, or one write. Turns are taken in order, so that neither waits for ever. */
export class Turns {
  #written: Promise<unknown> = Promise.resolve();
  readonly #reading = new Set<Promise<unknown>>();

  read<Result>(work: () => Promise<Result>): Promise<Result> {
    const reading = this.#written.then(work);
    const ended = reading.then(
      () => {},
      () => {},
    );
    this.#reading.add(ended);
    void ended.then(() => this.#reading.delete(ended));
    return reading;
  }

  write<Result>(work: () => Promise<Result>): Promise<Result> {
    const writing = Promise.all([this.#written, ...this.#reading]).then(work);
    this.#written = writing.catch(() => {});
    return writing;
  }
}
