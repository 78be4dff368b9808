import { MutationObserver, onlineManager, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ApiError } from "./api-error.ts";
import { queryClient, refresh } from "./query-client.ts";

beforeEach(() => {
  queryClient.mount();
});
afterEach(() => {
  onlineManager.setOnline(true);
  queryClient.unmount();
  queryClient.clear();
});

function change() {
  const sent: string[] = [];
  const send = async (what: string) => sent.push(what);
  return { sent, observer: new MutationObserver(queryClient, { mutationFn: send, meta: { says: "Book the cart" } }) };
}

test("R7.4: a change made without network is not sent, and goes on by itself when it is back", async () => {
  const { sent, observer } = change();
  onlineManager.setOnline(false);
  const done = observer.mutate("the cart");
  await expect.poll(() => queryClient.getMutationCache().getAll()[0]?.state.isPaused).toBe(true);
  expect(sent).toEqual([]);
  onlineManager.setOnline(true);
  await done;
  expect(sent).toEqual(["the cart"]);
});

test("R7.4 what changes while its first answer is under way is read once more: that answer may be older than the change", async () => {
  const answers: ((status: string) => void)[] = [];
  const queryFn = () => new Promise<string>((resolve) => answers.push(resolve));
  const observer = new QueryObserver(queryClient, { queryKey: ["withdrawals", "w"], queryFn });
  const stop = observer.subscribe(() => {});
  const refreshed = refresh({ path: "withdrawals" });
  answers[0]?.("requested");
  await expect.poll(() => answers).toHaveLength(2);
  expect(observer.getCurrentResult().data).toBe("requested");
  answers[1]?.("on the way");
  await refreshed;
  expect(observer.getCurrentResult().data).toBe("on the way");
  stop();
});

test("R9.11: a change that failed is not sent again", async () => {
  let calls = 0;
  const send = async () => {
    calls += 1;
    throw new TypeError("Failed to fetch");
  };
  await expect(new MutationObserver(queryClient, { mutationFn: send }).mutate()).rejects.toThrow("Failed to fetch");
  expect(calls).toBe(1);
});

test("R4.13: what waited when the person signed out is never sent", async () => {
  const { sent, observer } = change();
  onlineManager.setOnline(false);
  void observer.mutate("the cart");
  await expect.poll(() => queryClient.isMutating()).toBe(1);
  queryClient.clear();
  onlineManager.setOnline(true);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(sent).toEqual([]);
  expect(queryClient.isMutating()).toBe(0);
});

test("R7.4 R9.6 what was read is fresh for 5 000 ms, offline-first, and the window's focus reads nothing anew", () => {
  expect(queryClient.getDefaultOptions().queries).toMatchObject({
    staleTime: 5_000,
    networkMode: "offlineFirst",
    refetchOnWindowFocus: false,
  });
  expect(queryClient.getDefaultOptions().mutations).toMatchObject({ retry: 0 });
});

test("R9.11 a read is tried again after these eight statuses and after no other", () => {
  const retry = queryClient.getDefaultOptions().queries?.retry as (failures: number, error: Error) => boolean;
  const statuses = Array.from({ length: 200 }, (_, index) => 400 + index);
  expect(statuses.filter((status) => retry(0, new ApiError(status)))).toEqual([408, 409, 425, 429, 500, 502, 503, 504]);
  expect(retry(2, new ApiError(503))).toBe(false);
});

test("a refused read waits as long as its answer asks for, and gives up where that is too long for a person", () => {
  const { retry, retryDelay } = queryClient.getDefaultOptions().queries as {
    retry: (failures: number, error: Error) => boolean;
    retryDelay: (failures: number, error: Error) => number;
  };
  expect(retryDelay(0, new ApiError(503))).toBe(400);
  expect(retryDelay(1, new TypeError("Failed to fetch"))).toBe(800);
  expect(retryDelay(0, new ApiError(503, {}, 2))).toBe(2_000);
  expect(retry(0, new ApiError(503, {}, 2))).toBe(true);
  expect(retry(0, new ApiError(429, {}, 55))).toBe(false);
});
