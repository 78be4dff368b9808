import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { openedScreens } from "./screen-parts.ts";

const directory = mkdtempSync(join(tmpdir(), "byline-parts-"));
const parts = (name: string) => ({
  scripts: [`assets/${name}.js`, "assets/common.js"],
  styles: [`assets/${name}.css`],
});
const outletWords = { layout: "plain", title: { of: "/media/$id", text: "{name}" }, lead: "An outlet." };
const screens = {
  "/media/$id": { ...parts("outlet"), words: outletWords },
  "/media/new": parts("new"),
  "/return/$": parts("return"),
};
writeFileSync(
  join(directory, "screens.json"),
  JSON.stringify({ signedIn: parts("bar"), opened: { order: parts("order") }, screens }),
);
afterAll(() => rmSync(directory, { recursive: true }));

const filesOf = (links: string) => [...links.matchAll(/href="\/assets\/([^"]+)"/g)].map(([, file]) => file);

test("a page names its screen's parts, each once, and those of the bar for people who are signed in", async () => {
  const screenAt = await openedScreens(directory);
  const links = (address: string, isSignedIn: boolean) => screenAt(address).links(isSignedIn);
  expect(filesOf(links("/media/7", false))).toEqual(["outlet.css", "outlet.js", "common.js"]);
  expect(filesOf(links("/media/7", true))).toEqual(["outlet.css", "bar.css", "outlet.js", "common.js", "bar.js"]);
});

test("the exact address goes before one with a parameter, and a splat takes what follows", async () => {
  const screenAt = await openedScreens(directory);
  const links = (address: string, isSignedIn: boolean) => screenAt(address).links(isSignedIn);
  expect(filesOf(links("/media/new", false))).toContain("new.js");
  expect(filesOf(links("/return/a/b", false))).toContain("return.js");
  expect(links("/nowhere", false)).toBe("");
});

test("a page names what its address opens above the screen", async () => {
  const screenAt = await openedScreens(directory);
  const links = (address: string, isSignedIn: boolean) => screenAt(address).links(isSignedIn);
  expect(filesOf(links("/nowhere?order=7&constructor=1", false))).toEqual(["order.css", "order.js", "common.js"]);
});

test("without the build's list a page names nothing", async () => {
  expect((await openedScreens(tmpdir()))("/media/7").links(true)).toBe("");
});

test("a screen's words name the document of its own id, and an odd address has none", async () => {
  const screenAt = await openedScreens(directory);
  const id = "01a216e0-30e0-762e-b0a9-1ff5dd740a80";
  expect(screenAt(`/media/${id}?page=2`).words).toEqual({
    ...outletWords,
    title: { of: `/media/${id}`, text: "{name}" },
  });
  for (const address of ["/media/7", '/media/"><script>', "/media/new", "/nowhere"])
    expect(screenAt(address).words, address).toBeUndefined();
});
