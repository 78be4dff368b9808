/** Returns 128 random bits; browsers make UUIDs on secure origins only. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("-");
}
