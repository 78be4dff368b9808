import { expect, test } from "vitest";
import { cpuTimeOf } from "../../test/cpu-time.ts";
import { isKeptOut } from "./robots-txt.ts";

const page = "https://a.example/news/roastery?from=mail";
const lines = (...text: string[]) => text.join("\n");

test.each([
  ["nothing is said", "", false],
  ["the page is no robots.txt", "<html><p>Not found</p></html>", false],
  ["everything is refused", lines("User-agent: *", "Disallow: /"), true],
  ["nothing is refused", lines("User-agent: *", "Disallow:"), false],
  ["its folder is refused", lines("User-agent: *", "Disallow: /news/"), true],
  ["another folder is refused", lines("User-agent: *", "Disallow: /private/"), false],
  ["the longer rule allows", lines("User-agent: *", "Disallow: /news", "Allow: /news/roastery"), false],
  ["the longer rule refuses", lines("User-agent: *", "Allow: /news", "Disallow: /news/roastery"), true],
  ["two rules are as long", lines("User-agent: *", "Disallow: /news", "Allow: /news"), false],
  ["another robot is refused", lines("User-agent: BadBot", "Disallow: /"), false],
  ["Google's own group allows", lines("User-agent: *", "Disallow: /", "User-agent: Googlebot", "Disallow:"), false],
  ["Google's own group refuses", lines("User-agent: Googlebot", "user-agent: x", "disallow: / # all"), true],
  [
    "another robot alone is refused",
    lines("User-agent: *", "Disallow:", "", "User-agent: GPTBot", "Disallow: /"),
    false,
  ],
  ["Google shares a group", lines("User-agent: GPTBot", "", "User-agent: Googlebot", "Disallow: /"), true],
  ["a star stands for anything", lines("User-agent: *", "Disallow: /*/roastery"), true],
  ["a pattern ends with the path", lines("User-agent: *", "Disallow: /news/roastery$"), false],
  ["a pattern is the whole path", lines("User-agent: *", "Disallow: /*from=mail$"), true],
])("R10.3 robots.txt: %s", (_what, robotsTxt, expected) => {
  expect(isKeptOut(robotsTxt, page)).toBe(expected);
});

test("a file made to hold its reader is read quickly", () => {
  const hostile = lines("User-agent: *", ...Array(20_000).fill(`Disallow: /${"*a".repeat(20)}$`));
  const read = () => expect(isKeptOut(hostile, `https://a.example/${"a".repeat(2_000)}b`)).toBe(false);
  expect(cpuTimeOf(read)).toBeLessThan(1_000);
});
