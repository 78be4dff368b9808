import { expect, test } from "vitest";
import { domainOf } from "./domain.ts";
import { isOnDomain } from "./on-domain.ts";

test.each([
  ["https://www.Example-News.co.uk/path?x", "example-news.co.uk"],
  ["http://news.bbc.co.uk", "news.bbc.co.uk"],
  ["gazette.example", "gazette.example"],
  ["https://münchen.de/", "xn--mnchen-3ya.de"],
  ["http://127.0.0.1/", undefined],
  ["http://localhost/", undefined],
  ["https://com/", undefined],
  ["https://nowhere.invalid/", undefined],
  ["", undefined],
])("the domain of %j is %j", (address, domain) => {
  expect(domainOf(address)).toBe(domain);
});

test("R4.5 an address is on a medium's domain or below it, never merely like it", () => {
  expect(isOnDomain("https://gazette.example/a", "gazette.example")).toBe(true);
  expect(isOnDomain("http://News.Gazette.Example:8080/a", "gazette.example")).toBe(true);
  expect(isOnDomain("https://notgazette.example/", "gazette.example")).toBe(false);
  expect(isOnDomain("https://gazette.example.evil.example/", "gazette.example")).toBe(false);
  expect(isOnDomain("https://evil.example/?gazette.example", "gazette.example")).toBe(false);
  expect(isOnDomain("https://gazette.example@evil.example/", "gazette.example")).toBe(false);
});
