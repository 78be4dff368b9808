import { afterEach, expect, test, vi } from "vitest";
import { fetchCollection, findItem, send } from "./api.ts";

vi.mock("./session.ts", () => ({ tokenAtHand: () => "token", refreshSession: async () => "renewed" }));
afterEach(() => vi.unstubAllGlobals());

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

test("every change carries a key of its own, or the one that its attempt has", async () => {
  const keys: (string | null)[] = [];
  vi.stubGlobal("fetch", async (_address: string, { headers }: { headers: Headers }) => {
    keys.push(headers.get("Idempotency-Key"));
    return new Response(null, { status: 204 });
  });
  await send("POST", "/things", {});
  await send("DELETE", "/things/1");
  await send("POST", "/things", {}, { idempotencyKey: "kept" });
  expect(keys.slice(0, 2)).toEqual([
    expect.stringMatching(/^[!-~]{10,200}$/),
    expect.stringMatching(/^[!-~]{10,200}$/),
  ]);
  expect(new Set(keys).size).toBe(3);
  expect(keys[2]).toBe("kept");
});

test("a change whose token had run out goes out again with the same key", async () => {
  const keys: (string | null)[] = [];
  vi.stubGlobal("fetch", async (_address: string, { headers }: { headers: Headers }) => {
    keys.push(headers.get("Idempotency-Key"));
    return new Response(null, { status: keys.length === 1 ? 401 : 204 });
  });
  await send("POST", "/things", {});
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
});

test("R8.3 reading what is not there gives nothing; any other refusal is an error", async () => {
  const answers = (status: number) =>
    vi.stubGlobal("fetch", async () => Response.json({ "hydra:description": "Said so" }, { status }));
  answers(404);
  expect(await findItem("/things/1")).toBeNull();
  answers(403);
  await expect(findItem("/things/1")).rejects.toMatchObject({ status: 403, message: "Said so" });
});
