import { expect, test } from "vitest";
import { type ReceivedEvent, receivedEvents } from "./event-stream.ts";

async function read(...chunks: string[]): Promise<ReceivedEvent[]> {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
      controller.close();
    },
  });
  const events: ReceivedEvent[] = [];
  for await (const event of receivedEvents(body)) events.push(event);
  return events;
}

test("events are read wherever the line was cut, and what only keeps it open is passed over", async () => {
  expect(
    await read(
      "retry: 2000\n\n:\n\nid: 7\nevent: notifi",
      'cation\ndata: {"title":"A: B"}\n',
      "\n:\n\nevent: missed\ndata: {}\n\nid: 8\n",
    ),
  ).toEqual([
    { name: "notification", id: "7", content: '{"title":"A: B"}' },
    { name: "missed", id: undefined, content: "{}" },
  ]);
});
