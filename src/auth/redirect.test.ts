import { expect, test } from "vitest";
import { isAllowedRedirect, withoutFragment } from "./redirect.ts";

const allowed = (raw: string, site = "https://byline.example", globs: string[] = []) =>
  isAllowedRedirect(raw, new URL(raw), new URL(site), globs);

test("every page of the site is allowed", () => {
  expect(allowed("https://byline.example/reset?from=mail#top")).toBe(true);
  expect(allowed("https://byline.example:443/")).toBe(true);
});

test.each([
  "http://byline.example/",
  "https://byline.example:8443/",
  "https://byline.example.evil.example/",
  "https://evil.example/https://byline.example/",
  "https://byline.example@evil.example/",
  "https://user:secret@byline.example/",
  "javascript:alert(1)",
  "https://byline.example\\@evil.example/",
])("%s is not the site", (raw) => {
  expect(allowed(raw)).toBe(false);
});

test.each([
  "https://byline.example.:443/",
  "https://byline.example%2eevil.example/",
  "https://byline.example%00.evil.example/",
  "https://byline。example/",
  "https:///evil.example/",
  "https:/byline.example/",
  "https://BYLINE.example@evil.example/",
  "https://evil.example#@byline.example/",
  "https://evil.example?https://byline.example/",
  " https://byline.example/",
  "https://byline.example/\r\nset-cookie:a=b",
  "file:///etc/passwd",
  "blob:https://byline.example/1",
  "ws://byline.example/",
])("%j does not pass for the site", (raw) => {
  expect(URL.canParse(raw) && allowed(raw)).toBe(false);
});

test("on loopback the port does not matter", () => {
  expect(allowed("http://localhost:5173/confirm", "http://localhost:3000")).toBe(true);
  expect(allowed("http://127.0.0.1:5173/", "http://localhost:3000")).toBe(true);
  expect(allowed("http://[::1]:5173/", "http://localhost:3000")).toBe(true);
});

test("a public site does not hand its tokens to loopback", () => {
  expect(allowed("http://127.0.0.1:5173/")).toBe(false);
  expect(allowed("http://localhost:5173/")).toBe(false);
});

test.each(["http://10.0.0.1/", "http://2130706433/", "http://0x7f.1/", "http://0/"])(
  "%s is refused even with a wide glob",
  (raw) => {
    expect(allowed(raw, "http://localhost:3000", ["http://**"])).toBe(false);
  },
);

test("a star stops at dots and slashes, two do not", () => {
  const globs = ["https://*.preview.example/**", "https://app.example/callback"];
  expect(allowed("https://one.preview.example/a/b.html", undefined, globs)).toBe(true);
  expect(allowed("https://one.two.preview.example/a", undefined, globs)).toBe(false);
  expect(allowed("https://app.example/callback#x", undefined, globs)).toBe(true);
  expect(allowed("https://app.example/callback/more", undefined, globs)).toBe(false);
  expect(allowed("https://appxexample/callback", undefined, globs)).toBe(false);
});

test("a glob is held against the address after its dots are resolved", () => {
  expect(allowed("https://app.example/in/../out", undefined, ["https://app.example/in/**"])).toBe(false);
});

test("an app's own scheme is allowed when listed", () => {
  expect(allowed("bylineapp://callback", undefined, ["bylineapp://callback"])).toBe(true);
  expect(allowed("otherapp://callback", undefined, ["bylineapp://callback"])).toBe(false);
});

test("the fragment is cut off", () => {
  expect(withoutFragment(new URL("https://byline.example/a?b=c#d"))).toBe("https://byline.example/a?b=c");
  expect(withoutFragment(new URL("https://byline.example/a#"))).toBe("https://byline.example/a");
});
