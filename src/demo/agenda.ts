import type { DemoClock } from "./clock.ts";

/** Deeds of one story in their order. Each yielded moment lets the others come first, and is the time when it goes on. */
export type Scene = AsyncGenerator<Date, void, void>;

type Waiting = { at: Date; scene: Scene };

/**
 * Plays all scenes by one clock, so that books, numbers and events come in the order of time. `between` runs after each
 * deed.
 */
export async function play(clock: DemoClock, scenes: Scene[], between: () => Promise<void>): Promise<void> {
  const waiting: Waiting[] = [];
  const goOn = async (scene: Scene) => {
    const { value, done } = await scene.next();
    if (done) return;
    if (value > clock.present) throw new Error(`a scene of the demo goes on in the future: ${value.toISOString()}`);
    const place = waiting.findIndex(({ at }) => at > value);
    waiting.splice(place < 0 ? waiting.length : place, 0, { at: value, scene });
  };
  for (const scene of scenes) await goOn(scene);
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    await clock.set(next.at);
    await goOn(next.scene);
    await between();
  }
}
