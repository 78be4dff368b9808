import { expect, test } from "vitest";
import { askToConfirm, currentConfirmation } from "./confirmation.ts";

const question = { title: "Over budget", text: "$80.00 over.", confirmLabel: "Book" };

test("a question stands until it is answered", async () => {
  const answer = askToConfirm(question);
  expect(currentConfirmation()).toMatchObject(question);
  currentConfirmation()?.answer(true);
  expect(await answer).toBe(true);
  expect(currentConfirmation()).toBeUndefined();
});

test("a second question declines the first", async () => {
  const first = askToConfirm(question);
  const second = askToConfirm({ ...question, title: "Once more" });
  expect(await first).toBe(false);
  expect(currentConfirmation()?.title).toBe("Once more");
  currentConfirmation()?.answer(false);
  expect(await second).toBe(false);
});
