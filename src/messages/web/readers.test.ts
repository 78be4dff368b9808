import { expect, test } from "vitest";
import type { Message } from "../contract.ts";
import { namesOfReaders } from "./readers.ts";

const message = (id: string, isMine: boolean): Message => ({
  id,
  isMine,
  speaker: isMine ? "client" : "publisher",
  author: "Ada",
  body: "Hello",
  files: [],
  createdAt: "2026-11-22T10:00:00.000Z",
});
const mark = (name: string, upTo: string) => ({
  speaker: "publisher" as const,
  name,
  message: upTo,
  readAt: "2026-11-22T10:00:00.000Z",
});

test("each reader stands at the newest of one's own messages that they have seen", () => {
  const messages = [message("5", true), message("4", false), message("3", true), message("2", true)];
  const readers = namesOfReaders({ messages, readMarks: [mark("Paul", "5"), mark("", "4"), mark("Vic", "1")] });
  expect([...readers]).toEqual([
    ["5", ["Paul"]],
    ["3", ["Publisher"]],
  ]);
});
