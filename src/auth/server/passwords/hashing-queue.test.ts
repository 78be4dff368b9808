import { expect, test } from "vitest";
import { hashingQueue } from "./hashing-queue.ts";

test("only so many run at a time, all get their turn, and a fault frees the slot", async () => {
  const queue = hashingQueue(2, 100);
  let running = 0;
  let most = 0;
  const work = async (fail: boolean) => {
    most = Math.max(most, ++running);
    await new Promise((resolve) => setTimeout(resolve, 1));
    running--;
    if (fail) throw new Error("fault");
    return "done";
  };
  const results = await Promise.allSettled(
    Array.from({ length: 20 }, (_, index) => queue(() => work(index % 3 === 0))),
  );
  expect(most).toBe(2);
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(13);
  expect(await queue(() => work(false))).toBe("done");
});

test("past the longest queue it refuses at once", async () => {
  const queue = hashingQueue(1, 1);
  const never = () => new Promise<void>(() => {});
  void queue(never);
  void queue(never);
  await expect(queue(never)).rejects.toMatchObject({ status: 503 });
});
