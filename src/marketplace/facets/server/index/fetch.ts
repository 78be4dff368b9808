/** Places whose numbers the memory is asked for together: one after the other, each would be waited for. */
export const fetchedTogether = 256;

const seen = new Float64Array(1);

/** Brings numbers that are needed soon into the cache; `apart`: how many belong to each place. */
export function fetchAt(numbers: Uint32Array | Uint16Array | Uint8Array, places: Uint32Array, apart = 1): void {
  let sum = 0;
  for (let index = 0; index < places.length; index++) {
    const begin = apart * (places[index] as number);
    sum += (numbers[begin] as number) + (numbers[begin + apart - 1] as number);
  }
  seen[0] = sum;
}

/** The places, as many at once as are fetched together. */
export function* inParts(places: Uint32Array): Generator<Uint32Array> {
  for (let from = 0; from < places.length; from += fetchedTogether) yield places.subarray(from, from + fetchedTogether);
}
