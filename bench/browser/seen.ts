import type { Page } from "@playwright/test";
import { median, percentile } from "../measure/percentile.ts";

/** Milliseconds kept by `watch.js`. */
export type FrameTimes = { frames: number[]; answers: { took: number; asked: number }[] };

export type WatchedPage = { seen: FrameTimes; tasks: Task[] };

/** A task of the main thread: its duration and its processor time, in milliseconds. */
type Task = { took: number; worked: number };

type TraceEvent = {
  name: string;
  cat?: string;
  pid: number;
  tid: number;
  dur?: number;
  tdur?: number;
  args?: { name?: string };
};

export async function watched(page: Page, work: () => Promise<void>): Promise<WatchedPage> {
  const browser = page.context().browser();
  if (!browser) throw new Error("the page has no browser");
  await page.evaluate("watchAnew()");
  await browser.startTracing(page, { categories: ["toplevel", "__metadata"] });
  await work();
  const seen = await page.evaluate<FrameTimes>("whatWasSeen()");
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  return { seen, tasks: mainThreadTasks(trace.traceEvents) };
}

/** The page's main thread is the one that worked longest. */
export function mainThreadTasks(events: TraceEvent[]): Task[] {
  const isMain = ({ name, args }: TraceEvent) => name === "thread_name" && args?.name === "CrRendererMain";
  const threads = events.filter(isMain).map(({ pid, tid }) => tasksOf(events, pid, tid));
  return threads.toSorted((one, other) => workOf(other) - workOf(one))[0] ?? [];
}

const workOf = (tasks: Task[]): number => tasks.reduce((all, { worked }) => all + worked, 0);

function tasksOf(events: TraceEvent[], pid: number, tid: number): Task[] {
  return events
    .filter((event) => event.pid === pid && event.tid === tid && /RunTask$/.test(event.name))
    .map(({ dur = 0, tdur = 0 }) => ({ took: dur / 1_000, worked: tdur / 1_000 }));
}

/** Browsers call a task long from here on. */
const longMilliseconds = 50;

export function tasksInWords(tasks: Task[]): string {
  const long = tasks.filter(({ took }) => took > longMilliseconds);
  const longWork = tasks.filter(({ worked }) => worked > longMilliseconds);
  const most = (values: number[]) => Math.round(Math.max(0, ...values.filter((value) => value > 5)));
  return `${tasks.length} tasks, ${long.length} over 50 ms (longest ${most(tasks.map(({ took }) => took))} ms), ${longWork.length} over 50 ms of processor time (most ${most(tasks.map(({ worked }) => worked))} ms)`;
}

export function framesInWords({ frames }: FrameTimes): string {
  const seconds = frames.reduce((all, frame) => all + frame, 0) / 1_000;
  return `${frames.length} frames in ${seconds.toFixed(1)} s, ${inWords(frames)}`;
}

/** Milliseconds. */
export const inWords = (values: number[]): string =>
  `median ${Math.round(median(values))} ms, p95 ${Math.round(percentile(values, 0.95))} ms`;
