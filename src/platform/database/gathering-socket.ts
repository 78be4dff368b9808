import { Socket } from "node:net";

/**
 * A socket that sends what is written in one go as one packet. A write costs more than most of our statements take to run,
 * and so does waking PostgreSQL for each: statements that don't wait for each other's answers travel together.
 */
export class GatheringSocket extends Socket {
  #gathering = false;

  override cork(): void {
    super.cork();
    if (this.#gathering) return;
    this.#gathering = true;
    super.cork();
    process.nextTick(() => {
      this.#gathering = false;
      super.uncork();
    });
  }
}
