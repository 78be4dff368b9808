import { setTimeout as sleep } from "node:timers/promises";
import type { Product } from "#platform/contract/resource.ts";
import type { Reader } from "#platform/database/database.ts";
import { readItem } from "#platform/http/call.ts";
import type { Representation } from "#platform/http/resource.ts";
import type { ToolAction } from "./tools.ts";

/** Longer jobs go on; the agent reads how they stand. */
const followedMilliseconds = 120_000;
const lookMilliseconds = 500;

type Following = {
  reader: Reader;
  actor: Product["actor"];
  signal: AbortSignal;
  /** Tells the client, in percent. */
  progress: (percent: number) => Promise<void>;
};

/** Waits for the job that a call began, and returns the item as it is then. */
export async function followJob(
  { mark, callable }: ToolAction,
  item: Representation,
  { reader, actor, signal, progress }: Following,
): Promise<Representation> {
  const { follows } = mark;
  if (!follows) return item;
  const endsAt = Date.now() + followedMilliseconds;
  let [present, told] = [item, -1];
  while (follows.while.includes(String(present[follows.field])) && Date.now() < endsAt && !signal.aborted) {
    const percent = Number(present[follows.percent]);
    if (percent > told) {
      told = percent;
      await progress(percent);
    }
    await sleep(lookMilliseconds, undefined, { signal }).catch(() => undefined);
    present = (await readItem(callable.resource, { reader, actor, id: item.id })) ?? present;
  }
  return present;
}
