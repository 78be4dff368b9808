import type { Session } from "@supabase/auth-js";
import { beforeEach, expect, test, vi } from "vitest";

const clear = vi.fn();
const service = { getSession: vi.fn(), refreshSession: vi.fn() };
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

const ended = { access_token: "ended", expires_at: 1, user: { id: "ada" } };
const unanswered = Object.assign(new Error("Failed to fetch"), { name: "AuthRetryableFetchError" });
const gone = Object.assign(new Error("Session not found"), { name: "AuthApiError" });

const store = new Map<string, string>();

beforeEach(() => {
  vi.resetModules();
  clear.mockClear();
  store.set("byline-session", JSON.stringify(ended));
  vi.stubGlobal("localStorage", { getItem: (key: string) => store.get(key) ?? null });
  vi.stubGlobal("location", new URL("https://byline.example/orders"));
  vi.stubGlobal("document", { cookie: "", getElementById: () => null });
  vi.stubGlobal("addEventListener", () => {});
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
