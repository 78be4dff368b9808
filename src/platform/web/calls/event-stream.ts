export type ReceivedEvent = { name: string; id: string | undefined; content: string };

/** Yields an answer's server-sent events; throws when the connection breaks. `onBytes` also hears the beats. */
export async function* receivedEvents(
  body: ReadableStream<Uint8Array>,
  onBytes: () => void = () => undefined,
): AsyncGenerator<ReceivedEvent> {
  const reader = body.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>).getReader();
  let unread = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    onBytes();
    const blocks = (unread + value).split("\n\n");
    unread = blocks.pop() ?? "";
    for (const block of blocks) {
      const event = eventIn(block);
      if (event) yield event;
    }
  }
}

/** Returns undefined for a comment, which only keeps the connection open. */
function eventIn(block: string): ReceivedEvent | undefined {
  const fields = new Map(
    block
      .split("\n")
      .filter((line) => /^\w+:/.test(line))
      .map((line) => {
        const at = line.indexOf(":");
        return [line.slice(0, at), line.slice(at + 1).trimStart()] as const;
      }),
  );
  const content = fields.get("data");
  return content === undefined ? undefined : { name: fields.get("event") ?? "message", id: fields.get("id"), content };
}
