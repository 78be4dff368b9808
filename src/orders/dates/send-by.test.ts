import { expect, test } from "vitest";
import { sendBy } from "./send-by.ts";

const time = { answerHours: 72, turnaroundHours: 48, isWritten: false };

test("R4.7 a text is sent so early that its day leaves time to answer and to publish", () => {
  expect(sendBy({ publishDateMode: "On", publishOn: "2026-12-10" }, time)).toEqual(
    new Date("2026-12-05T23:59:59.999Z"),
  );
  expect(sendBy({ publishDateMode: "Before", publishOn: "2026-12-10" }, { ...time, isWritten: true })).toEqual(
    new Date("2026-12-03T23:59:59.999Z"),
  );
});

test("R4.7 no day binds the sending of what is published on or after one, or as soon as accepted", () => {
  expect(sendBy({ publishDateMode: "After", publishOn: "2026-12-10" }, time)).toBeUndefined();
  expect(sendBy({ publishDateMode: "After", publishOn: null }, time)).toBeUndefined();
});
