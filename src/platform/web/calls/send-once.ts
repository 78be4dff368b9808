import { ApiError, send } from "../api.ts";
import { newKey } from "../new-key.ts";

type Attempt = { key: string; intent: string };

/**
 * Makes a call that must take effect once. Its key is kept until the outcome is known. A second click, a retry after a
 * lost connection and a reload repeat the same attempt. Another body, or another `state` that the person saw, is a new
 * attempt.
 */
export async function sendOnce<T>(path: string, body: object, state: unknown = null): Promise<T> {
  const { key } = attemptAt(path, JSON.stringify([body, state]));
  try {
    const answer = await send<T>("POST", path, body, { idempotencyKey: key });
    forget(path, key);
    return answer;
  } catch (error) {
    if (isAnswered(error)) forget(path, key);
    throw error;
  }
}

/** A mutation's `retry` for calls with a kept key: repeats as long as the outcome is unknown. */
export function retryUnanswered(failures: number, error: Error): boolean {
  return failures < 3 && !isAnswered(error);
}

const unansweredStatuses = [408, 425, 429];

/** A dropped connection, a timeout or a fault leaves the outcome open. */
function isAnswered(error: unknown): boolean {
  if (!(error instanceof ApiError)) return !(error instanceof TypeError);
  return error.status < 500 && !unansweredStatuses.includes(error.status) && error.code !== "idempotency_key_in_use";
}

function attemptAt(path: string, intent: string): Attempt {
  const kept = readAttempt(path);
  if (kept?.intent === intent) return kept;
  const attempt = { key: newKey(), intent };
  sessionStorage.setItem(slotOf(path), JSON.stringify(attempt));
  return attempt;
}

function readAttempt(path: string): Attempt | undefined {
  const kept = sessionStorage.getItem(slotOf(path));
  return kept ? (JSON.parse(kept) as Attempt) : undefined;
}

function forget(path: string, key: string): void {
  if (readAttempt(path)?.key === key) sessionStorage.removeItem(slotOf(path));
}

const slotOf = (path: string): string => `byline-attempt ${path}`;
