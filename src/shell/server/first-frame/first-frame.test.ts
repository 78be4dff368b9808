import { expect, test } from "vitest";
import { routes } from "#routes.ts";
import { bareAddresses, firstFrame } from "./first-frame.ts";

type Screen = { id?: string; path?: string; children?: Screen[] };

const screens: Screen[] = (routes as Screen).children ?? [];

const id = "01a216e0-30e0-762e-b0a9-1ff5dd740a80";
const at = (address: string) =>
  firstFrame(address, { title: "<Desk>", isDemo: false, entry: ["/a.js", "/b.js"], parts: ["/c.js"] });

test("every screen with a bar has a frame, and no other", () => {
  const none = screens.find(({ id }) => id === "none");
  expect(none?.children?.map(({ path }) => path)).toEqual(bareAddresses);
  for (const address of bareAddresses) expect(at(address.replace("$id", id)), address).toBe("");
  for (const address of ["/", "/orders", "/media", "/unknown"]) expect(at(address)).toContain("&lt;Desk&gt;");
});

test("a frame names the scripts in their order, and the document that holds its words", () => {
  expect(at("/orders")).toContain('data-entry="/a.js /b.js" data-parts="/c.js"');
  expect(at("/orders")).not.toContain("data-document");
  expect(at(`/media/${id}`)).toContain(`data-document="/media/${id}" data-title="name" data-text="description"`);
  expect(at(`/orders?status=sent&order=${id}`)).toContain(
    `data-document="/orders/${id}" data-title="title" data-text="content"`,
  );
  expect(at("/media")).toContain("<h1>Marketplace</h1>");
});

test("an odd address draws the bar alone", () => {
  for (const address of ['/media/"><script>', "/orders?order=%22%3E", "/media?order=x"])
    expect(at(address)).not.toMatch(/data-document|"><script>alert/);
});
