import { expect, test } from "vitest";
import { mainThreadTasks } from "./seen.ts";

const thread = (pid: number) => ({ name: "thread_name", pid, tid: 1, args: { name: "CrRendererMain" } });
const task = (pid: number, tdur: number) => ({ name: "ThreadControllerImpl::RunTask", pid, tid: 1, dur: 9_000, tdur });

test("of two renderers the one that worked longest is the page's, however many tasks the other had", () => {
  const events = [thread(1), thread(2), task(1, 100), task(1, 100), task(1, 100), task(2, 8_000)];
  expect(mainThreadTasks(events)).toEqual([{ took: 9, worked: 8 }]);
});
