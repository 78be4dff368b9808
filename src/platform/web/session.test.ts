import type { Session } from "@supabase/auth-js";
import { beforeEach, expect, test, vi } from "vitest";

const clear = vi.fn();
const service = { getSession: vi.fn(), refreshSession: vi.fn(), signOut: vi.fn(async () => ({ error: null })) };
let announce = (_event: string, _session: Session | null) => {};

vi.mock("./query-client.ts", () => ({ queryClient: { clear } }));
vi.mock("./auth-client.ts", () => ({
  createAuthClient: () => ({
    ...service,
    onAuthStateChange: (listener: typeof announce) => {
      announce = listener;
    },
  }),
}));

let change = (_event: { key: string | null; newValue: string | null }) => {};

const ended = { access_token: "ended", expires_at: 1, user: { id: "ada" } };
const unanswered = Object.assign(new Error("Failed to fetch"), { name: "AuthRetryableFetchError" });
const gone = Object.assign(new Error("Session not found"), { name: "AuthApiError" });

const store = new Map<string, string>();

beforeEach(() => {
  store.clear();
  vi.resetModules();
  clear.mockClear();
  store.set("byline-session", JSON.stringify(ended));
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
    removeItem: (key: string) => store.delete(key),
    clear: () => store.clear(),
  });
  vi.stubGlobal("location", new URL("https://byline.example/orders"));
  vi.stubGlobal("document", { cookie: "", getElementById: () => null });
  vi.stubGlobal("addEventListener", (_name: string, listener: typeof change) => {
    change = listener;
  });
});

test("a sign-in service that does not answer ends no session, and the call may be repeated", async () => {
  const { readSession, refreshSession } = await import("./session.ts");
  service.getSession.mockResolvedValue({ data: { session: null }, error: unanswered });
  service.refreshSession.mockResolvedValue({ data: { session: null }, error: unanswered });
  expect(await readSession()).toEqual(ended);
  announce("INITIAL_SESSION", null);
  expect(await readSession()).toEqual(ended);
  await expect(refreshSession("ended")).rejects.toThrow(TypeError);
  expect(clear).not.toHaveBeenCalled();
});

test("a session that the sign-in service refuses is over, and its person's data is gone", async () => {
  const { readSession, refreshSession } = await import("./session.ts");
  service.getSession.mockResolvedValueOnce({ data: { session: ended }, error: null });
  expect(await readSession()).toEqual(ended);
  service.getSession.mockResolvedValue({ data: { session: null }, error: gone });
  service.refreshSession.mockResolvedValue({ data: { session: null }, error: gone });
  expect(await readSession()).toBeNull();
  expect(await refreshSession("ended")).toBeUndefined();
  expect(clear).toHaveBeenCalledOnce();
});

const draft = { title: "Half a text", base: "1", typedAt: "2026-11-28T10:00:00Z" };
const keptDrafts = () => [...store.keys()].filter((key) => key.startsWith("byline-draft"));

async function opened() {
  const { readSession, signOut } = await import("./session.ts");
  const { storeDraft } = await import("./draft/stored-draft.ts");
  service.getSession.mockResolvedValue({ data: { session: ended }, error: null });
  await readSession();
  storeDraft("order", draft);
  expect(keptDrafts()).toHaveLength(1);
  return { readSession, signOut, storeDraft };
}

test("R4.13 an editor that closes after the sign-out keeps its text from the next person", async () => {
  const { readSession, signOut, storeDraft } = await opened();
  await signOut();
  storeDraft("order", draft);
  expect(store.size).toBe(0);
  store.set("byline-session", JSON.stringify({ ...ended, user: { id: "bob" } }));
  await readSession();
  storeDraft("order", draft);
  expect(keptDrafts()).toHaveLength(1);
});

test("R4.13 a sign-out in another tab clears what this tab kept meanwhile, and it keeps nothing more", async () => {
  const { storeDraft } = await opened();
  store.delete("byline-session");
  change({ key: "byline-session", newValue: null });
  storeDraft("order", draft);
  change({ key: null, newValue: null });
  storeDraft("order", draft);
  expect(store.size).toBe(0);
});

test("R10.6 a session that ends by itself loses no text", async () => {
  const { readSession, storeDraft } = await opened();
  store.delete("byline-session");
  service.getSession.mockResolvedValue({ data: { session: null }, error: gone });
  expect(await readSession()).toBeNull();
  storeDraft("other", draft);
  expect(keptDrafts()).toHaveLength(2);
});
