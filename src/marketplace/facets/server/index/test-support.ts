/** Arbitrary numbers in [0, 1), the same at each run. */
export function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The id of a made-up outlet. */
export const idOf = (medium: number): string => `0199000a-0000-7000-8000-${medium.toString(16).padStart(12, "0")}`;
