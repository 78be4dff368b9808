import { expect, test } from "vitest";
import { type DueNotification, lettersOf } from "./letters.ts";

let count = 0;
const due = (given: Partial<DueNotification> = {}): DueNotification => ({
  id: `${++count}`,
  eventId: `event-${count}`,
  kind: "orderUpdates",
  title: "Order Q1: Accepted",
  paragraphs: ["The publisher accepted the order."],
  facts: [],
  action: { label: "Open the order", path: "/orders/1" },
  about: "order-1",
  frequency: "at_once",
  isRead: false,
  ...given,
});

test("each notification is a mail of its own", () => {
  const letters = lettersOf([due(), due({ title: "Order Q1: Published" })]);
  expect(letters.map(({ subject }) => subject)).toEqual(["Order Q1: Accepted", "Order Q1: Published"]);
  expect(letters[0]).toMatchObject({ kind: "orderUpdates", action: { path: "/orders/1" } });
});

test("messages about the same order are one mail", () => {
  const message = (about: string, text: string) =>
    due({ kind: "messages", title: `Order ${about}: new message`, about, paragraphs: [text, "Title: Roastery"] });
  expect(lettersOf([message("Q1", "One"), message("Q2", "Two"), message("Q1", "Three")])).toMatchObject([
    { subject: "Order Q1: new message (2)", paragraphs: ["One", "Title: Roastery", "Three"] },
    { subject: "Order Q2: new message", paragraphs: ["Two", "Title: Roastery"] },
  ]);
});

test("what somebody read while its mail waited, or wants no mails of, makes none", () => {
  const read = { isRead: true };
  const none = [due({ ...read, kind: "messages" }), due({ ...read, frequency: "daily" }), due({ frequency: "off" })];
  expect(lettersOf(none)).toEqual([]);
});

test("a mail that goes out at once is written, also where the order was open when it happened", () => {
  expect(lettersOf([due({ isRead: true })])).toHaveLength(1);
});

test("a digest has a line for each, bounded, and ends all kinds only if it speaks of several", () => {
  const daily = (more: Partial<DueNotification> = {}) => due({ frequency: "daily", ...more });
  const [one] = lettersOf([daily()]);
  expect(one).toMatchObject({ subject: "Order Q1: Accepted", kind: "orderUpdates", action: { path: "/orders/1" } });
  const [many] = lettersOf([...Array.from({ length: 40 }, () => daily()), daily({ kind: "offers" })]);
  expect(many).toMatchObject({
    subject: "Order Q1: Accepted (and 40 more)",
    kind: undefined,
    action: { path: "/notifications" },
  });
  expect(many?.items).toHaveLength(31);
  expect(many?.items[0]).toEqual({
    title: "Order Q1: Accepted",
    text: "The publisher accepted the order.",
    path: "/orders/1",
  });
  expect(many?.items.at(-1)).toMatchObject({ title: "And 11 more", path: "/notifications" });
});
