import { expect, test } from "vitest";
import { askedConfirmation, askToConfirm } from "./confirmation.ts";

const question = { title: "Over budget", text: "$80.00 over.", confirmLabel: "Book" };

test("a question stands until it is answered", async () => {
  const answer = askToConfirm(question);
  expect(askedConfirmation.get()).toMatchObject(question);
  askedConfirmation.get()?.answer(true);
  expect(await answer).toBe(true);
  expect(askedConfirmation.get()).toBeUndefined();
});

test("a second question declines the first", async () => {
  const first = askToConfirm(question);
  const second = askToConfirm({ ...question, title: "Once more" });
  expect(await first).toBe(false);
  expect(askedConfirmation.get()?.title).toBe("Once more");
  askedConfirmation.get()?.answer(false);
  expect(await second).toBe(false);
});
