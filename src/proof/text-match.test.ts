import { expect, test } from "vitest";
import { cpuTimeOf } from "../../test/cpu-time.ts";
import { matchText } from "./text-match.ts";

const approved =
  "Nimbus Coffee opens its first roastery in the harbor district next month, and invites all neighbors to a tasting.";
const menu = "Home News Sports Opinion Subscribe Log in Search";
const footer = "About us Imprint Privacy Advertise with us Copyright 2026 The Harbour Gazette";
const share = (page: string) => matchText(approved, page).share;

test("R10.3 a text that stands on the page stands there whole, whatever is around it", () => {
  const ads = "Buy now! Ten tips for better sleep. ".repeat(500);
  expect(share(approved)).toBe(1);
  expect(share(`${menu} ${ads} ${approved} ${ads} ${footer}`)).toBe(1);
});

test("R10.3 of a text that is not there the page's frame makes nothing", () => {
  expect(share(`${menu} ${footer} The coffee in the harbor district is as good as next door.`)).toBeLessThan(0.3);
  expect(share("")).toBe(0);
});

test("R10.3 an editor's small corrections cost the words that were changed, not the text", () => {
  expect(share(approved.replace("next month", "in December"))).toBeGreaterThan(0.8);
  expect(share(approved.replace("tasting", "tour"))).toBeCloseTo(18 / 19);
});

test("R10.3 half of a text is half of it", () => {
  const words = approved.split(" ");
  expect(share(words.slice(0, words.length / 2).join(" "))).toBeCloseTo(0.5, 1);
});

test("letter case, punctuation, white space and broken words don't matter", () => {
  expect(share(approved.toUpperCase().replaceAll(" ", "\n\t ").replaceAll(",", " –"))).toBe(1);
  expect(share(approved.replace("roastery", "roast\u00adery"))).toBe(1);
  expect(matchText("The publisher’s own words", "the publisher's own words").share).toBe(1);
});

test("a text of few words, one of none, and one in a script without spaces are compared too", () => {
  expect(matchText("Nimbus opens", "Nimbus opens today").share).toBe(1);
  expect(matchText("", "anything").share).toBe(1);
  expect(matchText("新しい焙煎所が開店します", "ホーム 新しい焙煎所が開店します 広告").share).toBe(1);
  expect(matchText("新しい焙煎所が開店します", "ホーム 広告").share).toBe(0);
});

test("what stands of a text is the same as long as only its surroundings change", () => {
  const one = matchText(approved, `${menu} ${approved}`);
  const other = matchText(approved, `${approved.toLowerCase()} ${footer}`);
  expect(one.standing).toBe(other.standing);
  expect(matchText(approved, approved.replace("tasting", "tour")).standing).not.toBe(one.standing);
});

test("a page of many megabytes is compared quickly", () => {
  const page = "lorem ipsum dolor sit amet ".repeat(180_000);
  expect(cpuTimeOf(() => matchText(approved.repeat(1_000), page))).toBeLessThan(3_000);
});
