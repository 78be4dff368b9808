import { useSyncExternalStore } from "react";

type Undo = () => Promise<unknown>;

export type Toast = {
  id: number;
  kind: "info" | "success" | "error";
  content: string;
  title: string;
  /** How many times it was said. */
  count: number;
  /** The newest first. */
  undos: readonly Undo[];
  /** The tick from which its own time counts. */
  since: number;
};

export type SaidToast = Pick<Toast, "kind" | "content"> & {
  title?: string;
  /** The same deed on other things is the same toast, which then counts: `3 formats added`. */
  deed?: { name: string; many: (count: number) => string };
  undo?: Undo;
};

/** Time passes only while toasts may leave: not while somebody is in one, nor before their stack is drawn. */
export const tickMilliseconds = 100;
/** R9.10. */
const ticksToRead = 3_000 / tickMilliseconds;
/** Somebody who wants to take something back needs time to read and reach it (decision 0216). */
const ticksToUndo = 3 * ticksToRead;

const listeners = new Set<() => void>();
let toasts: readonly (Toast & { deed: string | undefined })[] = [];
let timer: ReturnType<typeof setInterval> | undefined;
let lastId = 0;
let tick = 0;
let lastLeft = 0;
let isHeld = false;

/** Adds a toast (R3.17). Toasts leave one at a time; equal content replaces the newest (R9.10). */
export function addToast({ kind, content, title = "", deed, undo }: SaidToast): void {
  const same = deed
    ? toasts.find((each) => each.deed === deed.name)
    : toasts.findLast((each, index) => index === toasts.length - 1 && each.content === content);
  const count = (same?.count ?? 0) + 1;
  const undos = [...(undo ? [undo] : []), ...(same?.undos ?? [])];
  lastId += 1;
  const said = deed && count > 1 ? deed.many(count) : content;
  const since = timer === undefined ? tick : tick + 1;
  const toast = { id: lastId, kind, content: said, title, count, undos, since, deed: deed?.name };
  change([...toasts.filter((each) => each !== same), toast]);
}

export function removeToast(id: number): void {
  // Nobody leaves a toast that is gone.
  isHeld = false;
  change(toasts.filter((toast) => toast.id !== id));
}

/** Nothing leaves while somebody points at a toast or is in it. */
export function holdToasts(held: boolean): void {
  isHeld = held;
}

export const currentToasts = (): readonly Toast[] => toasts;

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(followToasts, currentToasts);
}

/** Toasts leave only while somebody follows them: one that is said before its stack has loaded is read in full. */
export function followToasts(listener: () => void): () => void {
  listeners.add(listener);
  keepTime();
  return () => {
    listeners.delete(listener);
    keepTime();
  };
}

function passTime(): void {
  if (isHeld) return;
  tick += 1;
  if (tick < lastLeft + ticksToRead) return;
  const leaving = toasts.find(({ since, undos }) => tick >= since + (undos.length > 0 ? ticksToUndo : ticksToRead));
  if (!leaving) return;
  lastLeft = tick;
  change(toasts.filter((toast) => toast !== leaving));
}

function change(next: typeof toasts): void {
  toasts = next;
  if (toasts.length === 0) isHeld = false;
  keepTime();
  for (const listener of listeners) listener();
}

function keepTime(): void {
  if (toasts.length > 0 && listeners.size > 0) timer ??= setInterval(passTime, tickMilliseconds);
  else {
    clearInterval(timer);
    timer = undefined;
  }
}
