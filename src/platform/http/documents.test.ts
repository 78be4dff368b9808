import { expect, test } from "vitest";
import { z } from "zod";
import { writeItem } from "./documents.ts";

const widget = { name: "Widget", path: "widgets", schema: z.object({ id: z.string(), size: z.number() }) };
const written = (size: number) =>
  `{"@context":"/api/contexts/Widget","@id":"/api/widgets/w","@type":"Widget","id":"w","size":${size}}`;

test("a frozen item is written once for all who get it", () => {
  const item = Object.freeze({ id: "w", size: 1, secret: "s" });
  const first = writeItem(widget, item);
  expect(first.body).toBe(written(1));
  expect(writeItem(widget, item)).toBe(first);
});

test("an item that may still change is written as it is now, with another tag", () => {
  const item = { id: "w", size: 1 };
  const before = writeItem(widget, item);
  item.size = 2;
  const after = writeItem(widget, item);
  expect(after.body).toBe(written(2));
  expect(after.etag).not.toBe(before.etag);
});
