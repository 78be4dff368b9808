import autocannon from "autocannon";
import type { Call } from "../work/work.ts";

/** What one drive saw: answers a second, and how long each answer took, in milliseconds. */
export type Seen = { perSecond: number; latencies: number[] };

type Drive = { clients: number; seconds: number };

/** `clients` connections, each sending its next call when the last one was answered. An answer that is no success ends the run. */
export async function driveHttp(url: string, next: () => Call, { clients, seconds }: Drive): Promise<Seen> {
  const latencies: number[] = [];
  const refused = new Map<string, number>();
  const run = autocannon({
    url,
    connections: clients,
    duration: seconds,
    // autocannon looks at the clock only as often as it samples.
    sampleInt: 50,
    requests: [{ setupRequest: (request) => ({ ...request, ...next() }) }],
  });
  const began = performance.now();
  let ended = began;
  run.on("response", (_client, status, _bytes, milliseconds) => {
    ended = performance.now();
    latencies.push(milliseconds);
    if (status < 200 || status > 299) refused.set(String(status), (refused.get(String(status)) ?? 0) + 1);
  });
  const { errors } = await run;
  if (refused.size > 0 || errors > 0)
    throw new Error(`${url}: ${errors} errors, refused ${JSON.stringify([...refused])}`);
  return { perSecond: (latencies.length * 1_000) / (ended - began), latencies };
}

/** The same without HTTP: `clients` loops over one pool. */
export async function driveSql(run: () => Promise<unknown>, { clients, seconds }: Drive): Promise<Seen> {
  const latencies: number[] = [];
  const began = performance.now();
  const end = began + seconds * 1_000;
  const loop = async () => {
    while (performance.now() < end) {
      const asked = performance.now();
      await run();
      latencies.push(performance.now() - asked);
    }
  };
  await Promise.all(Array.from({ length: clients }, loop));
  return { perSecond: (latencies.length * 1_000) / (performance.now() - began), latencies };
}
