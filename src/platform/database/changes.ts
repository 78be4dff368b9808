import type pg from "pg";
import type { Logger } from "pino";

/**
 * A change that open pages should hear of. `resource` is its path in the API; without an id, any of its items may have
 * changed. Members of the organizations, the people, and operators hear it.
 */
export type Change = {
  resource: string;
  id?: string | undefined;
  organizationIds?: readonly string[];
  userIds?: readonly string[];
  operators?: boolean;
};

export const changeChannel = "byline_changes";

/** One NOTIFY for all commits of this moment, since commits with a NOTIFY wait for each other. */
const gatherMilliseconds = 50;

/** Past so many, the changes name no items: a long import changes thousands. */
const itemsMax = 200;

/** A payload of NOTIFY holds less than 8,000 bytes. */
const payloadBytesMax = 7_500;

export type ChangeTeller = { tell: (changes: readonly Change[]) => void; close: () => Promise<void> };

/** Tells every process of committed changes, soon and once (decision 0170). A failure is logged: pages then read late. */
export function changeTeller(pool: pg.Pool, log: Pick<Logger, "warn">): ChangeTeller {
  let waiting: Change[] = [];
  let timer: NodeJS.Timeout | undefined;
  let sending: Promise<void> = Promise.resolve();

  const flush = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const payloads = payloadsOf(waiting);
    waiting = [];
    sending = sending.then(async () => {
      for (const payload of payloads)
        await pool
          .query({ name: "changes-tell", text: "SELECT pg_notify($1, $2)", values: [changeChannel, payload] })
          .catch((error: Error) => log.warn({ err: error }, "changes were not told"));
    });
    return sending;
  };

  return {
    tell: (changes) => {
      if (changes.length === 0) return;
      for (const change of changes) waiting.push(change);
      timer ??= setTimeout(flush, gatherMilliseconds);
    },
    close: flush,
  };
}

/** JSON lists of changes, each once, that fit into a NOTIFY. */
export function payloadsOf(changes: readonly Change[]): string[] {
  let texts = unique(changes);
  if (texts.length > itemsMax) texts = unique(changes.map(({ id: _, ...change }) => change));
  const payloads: string[] = [];
  let [list, bytes]: [string[], number] = [[], 0];
  for (const text of texts) {
    const size = Buffer.byteLength(text) + 1;
    if (bytes + size > payloadBytesMax) {
      payloads.push(`[${list.join(",")}]`);
      [list, bytes] = [[], 0];
    }
    list.push(text);
    bytes += size;
  }
  return list.length > 0 ? [...payloads, `[${list.join(",")}]`] : payloads;
}

const unique = (changes: readonly Change[]): string[] => [...new Set(changes.map((change) => JSON.stringify(change)))];
