import { expect, test } from "vitest";
import { printable } from "./printable.ts";

test.each([
  ["Röstung in Łódź – “new” €5", "Röstung in Łódź – “new” €5"],
  ["Кофе в Харькові, Καφές, Թերթ", "Кофе в Харькові, Καφές, Թերթ"],
  ["a\u0301", "á"],
  ["one\n\ttwo\u0007", "one two"],
  ["新聞 opens", "□□ opens"],
  ["שלום", "□□□□"],
  ["Coffee ☕ and 🎉", "Coffee □ and □"],
  ["\uD800", "□"],
])("%j is printed as %j", (text, printed) => {
  expect(printable(text)).toBe(printed);
});
