import { expect, test } from "vitest";
import type { Notification } from "../contract.ts";
import { newestOfEach } from "./newest-of-each.ts";

const told = (id: string, kind: Notification["kind"], path: string): Notification => ({
  id,
  kind,
  path,
  title: "Order",
  text: "",
  paragraphs: [],
  facts: [],
  actionLabel: "Open the order",
  conversation: null,
  readAt: null,
  createdAt: "2026-11-22T10:00:00.000Z",
});

test("messages of one conversation stand as one, and nothing else does", () => {
  const list = [
    told("5", "messages", "/a"),
    told("4", "orderUpdates", "/a"),
    told("3", "messages", "/b"),
    told("2", "messages", "/a"),
    told("1", "orderUpdates", "/a"),
  ];
  expect(newestOfEach(list).map(({ newest, more }) => [newest.id, more])).toEqual([
    ["5", 1],
    ["4", 0],
    ["3", 0],
    ["1", 0],
  ]);
});
