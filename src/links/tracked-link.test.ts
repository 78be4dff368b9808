import { expect, test } from "vitest";
import { codeFrom, isVisit, randomNumbersForCode } from "./tracked-link.ts";

const browser = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36" };
const visit = (headers: Record<string, string>, method = "GET") =>
  isVisit({ method, headers: { ...browser, ...headers } });

test("R2.13 somebody with a browser visits", () => {
  expect(visit({})).toBe(true);
  expect(visit({ "sec-purpose": "navigate" })).toBe(true);
});

const uncounted: Record<string, string>[] = [
  { "sec-purpose": "prefetch" },
  { "sec-purpose": "prefetch;prerender" },
  { purpose: "prefetch" },
  { "x-moz": "prefetch" },
  { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" },
  { "user-agent": "Slackbot-LinkExpanding 1.0" },
  { "user-agent": "curl/8.5.0" },
  { "user-agent": "" },
];

test.each(uncounted)("R2.13 looking ahead and robots are no visits: %j", (headers) => {
  expect(visit(headers)).toBe(false);
});

test("R2.13 asking for the head alone is no visit", () => {
  expect(visit({}, "HEAD")).toBe(false);
});

test("a code is ten characters that nobody mistakes, each as likely as the others", () => {
  expect(codeFrom(new Uint8Array(randomNumbersForCode).fill(0))).toBe("2222222222");
  const numbers = Uint8Array.from({ length: 256 }, (_, number) => number);
  const drawn = Array.from(numbers, (number) => codeFrom(Uint8Array.of(number))).filter(Boolean);
  const counts = new Map<string, number>();
  for (const character of drawn) counts.set(character, (counts.get(character) ?? 0) + 1);
  expect(new Set(counts.values()).size).toBe(1);
  expect([...counts.keys()].join("")).not.toMatch(/[01loiLOI]/);
});
