import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { followNavigation, type Phase } from "./follow-navigation.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function aNavigation() {
  const listeners: Record<string, (event: { pathChanged: boolean }) => void> = {};
  let phase: Phase = "idle";
  const subscribe = (name: string, listener: (event: { pathChanged: boolean }) => void) => {
    listeners[name] = listener;
    return () => {};
  };
  followNavigation({ subscribe } as never, (change) => {
    phase = change(phase);
  });
  return {
    begin: () => listeners.onBeforeLoad?.({ pathChanged: true }),
    end: () => listeners.onResolved?.({ pathChanged: true }),
    phase: () => phase,
  };
}

test("R9.7 the bar begins after 200 ms, stands for 500 ms at its end, and is reset 400 ms later", () => {
  const { begin, end, phase } = aNavigation();
  begin();
  vi.advanceTimersByTime(199);
  expect(phase()).toBe("idle");
  vi.advanceTimersByTime(1);
  expect(phase()).toBe("running");
  end();
  expect(phase()).toBe("done");
  vi.advanceTimersByTime(499);
  expect(phase()).toBe("done");
  vi.advanceTimersByTime(1);
  expect(phase()).toBe("leaving");
  vi.advanceTimersByTime(399);
  expect(phase()).toBe("leaving");
  vi.advanceTimersByTime(1);
  expect(phase()).toBe("idle");
});

test("R9.7 a quick navigation shows no bar", () => {
  const { begin, end, phase } = aNavigation();
  begin();
  vi.advanceTimersByTime(150);
  end();
  vi.advanceTimersByTime(2_000);
  expect(phase()).toBe("idle");
});
