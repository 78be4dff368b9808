import { MutationObserver } from "@tanstack/react-query";
import { beforeEach, expect, test, vi } from "vitest";
import { queryClient } from "#platform/web/query-client.ts";
import { type Preferences, preferencesOf } from "../frequency.ts";
import { preferenceChange, preferencesQuery } from "./preferences.ts";

const server = vi.hoisted(() => ({ kept: {} as Record<string, string>, answers: [] as Array<() => void>, refused: 0 }));

vi.mock("#platform/web/calls/client.ts", () => ({
  api: new Proxy({}, { get: (_, path) => ({ path }) }),
  read: async () => server.kept,
  call: async (_resource: unknown, _name: string, { input }: { input: Record<string, string> }) => {
    await new Promise<void>((answer) => server.answers.push(answer));
    if (server.refused-- > 0) throw new Error("refused");
    server.kept = input;
  },
}));
vi.mock("#platform/web/components/notify.ts", () => ({ notify: { failure: () => {} } }));

const shown = () => queryClient.getQueryData(preferencesQuery().queryKey);
const choose = (chosen: Partial<Preferences>) =>
  new MutationObserver(queryClient, preferenceChange()).mutate(chosen).catch(() => undefined);
const answerNext = () => vi.waitFor(() => (server.answers.shift() ?? expect.fail("no call yet"))());

beforeEach(async () => {
  queryClient.clear();
  Object.assign(server, { kept: preferencesOf({}), answers: [], refused: 0 });
  await queryClient.fetchQuery(preferencesQuery());
});

test("two choices in quick succession show at once and are both kept", async () => {
  const choices = [choose({ offers: "daily" }), choose({ billing: "off" })];
  await vi.waitFor(() => expect(shown()).toMatchObject({ offers: "daily", billing: "off" }));
  expect(server.answers).toHaveLength(1);
  for (const _ of choices) await answerNext();
  await Promise.all(choices);
  expect(server.kept).toMatchObject({ offers: "daily", billing: "off" });
  expect(shown()).toEqual(server.kept);
});

test("a choice that fails goes back, and the next one stays", async () => {
  server.refused = 1;
  const choices = [choose({ offers: "daily" }), choose({ billing: "off" })];
  for (const _ of choices) await answerNext();
  await Promise.all(choices);
  expect(server.kept).toEqual(preferencesOf({ billing: "off" }));
  expect(shown()).toEqual(server.kept);
});
