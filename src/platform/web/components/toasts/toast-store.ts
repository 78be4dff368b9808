import { useSyncExternalStore } from "react";

export type Toast = { id: number; kind: "info" | "success" | "error"; content: string; title: string };

const leaveEveryMilliseconds = 3_000;
const listeners = new Set<() => void>();
let toasts: Toast[] = [];
let timer: ReturnType<typeof setInterval> | undefined;
let lastId = 0;

/** Adds a toast (R3.17). Toasts leave one at a time; equal content replaces the newest (R9.10). */
export function addToast(toast: Omit<Toast, "id">): void {
  const isRepeated = toasts.at(-1)?.content === toast.content;
  lastId += 1;
  change([...(isRepeated ? toasts.slice(0, -1) : toasts), { ...toast, id: lastId }]);
}

export function removeToast(id: number): void {
  change(toasts.filter((toast) => toast.id !== id));
}

export const currentToasts = (): Toast[] => toasts;

export function useToasts(): Toast[] {
  return useSyncExternalStore(subscribe, currentToasts);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: Toast[]): void {
  toasts = next;
  if (toasts.length === 0) clearInterval(timer);
  if (toasts.length === 0) timer = undefined;
  else timer ??= setInterval(() => change(toasts.slice(1)), leaveEveryMilliseconds);
  for (const listener of listeners) listener();
}
