import { expect, test } from "vitest";
import type { Reader } from "#platform/database/database.ts";
import { totalOf } from "./total.ts";

/** A database that counts how often it was asked to count. */
function aReader(total: number) {
  const asked = { times: 0, total };
  const query = async () => {
    asked.times++;
    if (asked.total < 0) throw new Error("the database is away");
    return { rows: [{ total: asked.total }] };
  };
  return { asked, reader: { $client: { query } } as unknown as Reader };
}

test("a small total is counted for each request", async () => {
  const { reader, asked } = aReader(9_999);
  await totalOf(reader, {}, 0);
  asked.total = 9_998;
  expect(await totalOf(reader, {}, 1)).toBe(9_998);
});

test("a large total is kept for two seconds and no longer", async () => {
  const { reader, asked } = aReader(10_000);
  await totalOf(reader, {}, 0);
  asked.total = 10_001;
  expect(await totalOf(reader, {}, 1_999)).toBe(10_000);
  expect(await totalOf(reader, {}, 2_000)).toBe(10_001);
});

test("each search has its own total, whatever its order", async () => {
  const { reader, asked } = aReader(10_000);
  await totalOf(reader, { country: ["US"] }, 0);
  await totalOf(reader, { country: ["US"], "order[price]": "desc" }, 1);
  expect(asked.times).toBe(1);
  await totalOf(reader, { country: ["GB"] }, 2);
  expect(asked.times).toBe(2);
});

test("those who ask while a large total is counted again share one count", async () => {
  const { reader, asked } = aReader(10_000);
  await totalOf(reader, {}, 0);
  await Promise.all([totalOf(reader, {}, 3_000), totalOf(reader, {}, 3_001), totalOf(reader, {}, 3_002)]);
  expect(asked.times).toBe(2);
});

test("a failed count is not kept", async () => {
  const { reader, asked } = aReader(10_000);
  await totalOf(reader, {}, 0);
  asked.total = -1;
  await expect(totalOf(reader, {}, 3_000)).rejects.toThrow("away");
  asked.total = 10_002;
  expect(await totalOf(reader, {}, 3_001)).toBe(10_002);
});
