import { afterEach, expect, test, vi } from "vitest";
import { fetchCollection, findItem } from "./api.ts";

vi.mock("./session.ts", () => ({ tokenAtHand: () => "token" }));
afterEach(() => vi.unstubAllGlobals());

/** An installation with so many things, and the addresses that it was asked for. */
function anApiOf(count: number): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    const query = new URL(address, "https://byline.example").searchParams;
    const size = Number(query.get("itemsPerPage") ?? 10);
    const before = (Number(query.get("page") ?? 1) - 1) * size;
    const items = Array.from({ length: count }, (_, index) => index + 1).slice(before, before + size);
    return Response.json({ "hydra:member": items, "hydra:totalItems": count });
  });
  return asked;
}

test("a page behind the last one is read as the last one", async () => {
  const asked = anApiOf(10);
  expect((await fetchCollection("/things", { page: 2 })).items).toHaveLength(10);
  expect(await fetchCollection("/things", { page: 4, itemsPerPage: 3 })).toEqual({ items: [10], totalItems: 10 });
  expect(asked).toHaveLength(3);
  expect((await fetchCollection("/things", { page: 9, itemsPerPage: 3 })).items).toEqual([10]);
  expect(asked.at(-1)).toBe("/api/things?page=4&itemsPerPage=3");
});

test("an empty list is asked for once", async () => {
  const asked = anApiOf(0);
  expect(await fetchCollection("/things", { page: 3 })).toEqual({ items: [], totalItems: 0 });
  expect(asked).toEqual(["/api/things?page=3"]);
});

test("R8.3 reading what is not there gives nothing; any other refusal is an error", async () => {
  const answers = (status: number) =>
    vi.stubGlobal("fetch", async () => Response.json({ "hydra:description": "Said so" }, { status }));
  answers(404);
  expect(await findItem("/things/1")).toBeNull();
  answers(403);
  await expect(findItem("/things/1")).rejects.toMatchObject({ status: 403, message: "Said so" });
});
