import { expect, test } from "vitest";
import { cpuTimeOf } from "../../test/cpu-time.ts";
import { type PrivateDetail, privateDetailsIn } from "./private-details.ts";

const found: [string, PrivateDetail[]][] = [
  ["Write to me at paul@quill.example", ["email"]],
  ["paul (at) quill (dot) example", ["email"]],
  ["Call +44 20 7946 0958 tomorrow", ["phone"]],
  ["My number is (212) 555-0134.", ["phone"]],
  ["Find me on Telegram: @quillpaul", ["messenger"]],
  ["https://t.me/quillpaul", ["messenger"]],
  ["Pay to DE89 3704 0044 0532 0130 00, please", ["bankAccount"]],
  ["GB82WEST12345698765432", ["bankAccount"]],
  ["My card is 4242 4242 4242 4242", ["card"]],
  ["USDT to TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE", ["wallet"]],
  ["0x52908400098527886E0F7030069857D2E4169EE7".toLowerCase(), ["wallet"]],
  ["PayPal me: paul@quill.example", ["email", "wallet"]],
];

test.each(found)("R10.0 %s", (text, details) => {
  expect(privateDetailsIn(text)).toEqual(details);
});

const innocent = [
  "Order Q26110039 goes online on 2026-11-25 at 9:15.",
  "We pay $1,200.00 for 12 000 characters, 24.11.2026 at the latest.",
  "Between 10,000 and 25,000 readers a month, 98.5% of them in the US",
  "https://quill.example/2026/11/25/1234567890123456",
  "Can @marlow look at the second paragraph?",
  "The signal was clear: 300 words are too few.",
  "DE89 3704 0044 0532 0130 02 fails its own check",
  "ISBN 978-3-16-148410-0",
  "",
];

test.each(innocent)("no hint at: %s", (text) => {
  expect(privateDetailsIn(text)).toEqual([]);
});

test("a long text of digits and letters is read at once", () => {
  const text = `${"1 ".repeat(2_500)}${"a.".repeat(2_500)}${"AB12 ".repeat(1_000)}@`;
  expect(cpuTimeOf(() => privateDetailsIn(text))).toBeLessThan(1_000);
});
