/** Reads an answer's body; undefined once it is longer than `bytesMax`, and the rest is not read. */
export async function boundedBody(
  body: AsyncIterable<Uint8Array> | null,
  bytesMax: number,
): Promise<Buffer | undefined> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body ?? []) {
    length += part.length;
    if (length > bytesMax) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
