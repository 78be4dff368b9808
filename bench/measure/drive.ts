import autocannon, { type Options, type Result } from "autocannon";
import type { Call } from "../work/work.ts";

/** Answers per second, and each answer's milliseconds. */
export type DriveResult = { perSecond: number; latencies: number[] };

type Drive = { clients: number; seconds: number };

/** Each of `clients` connections sends its next call after the last answer. An unsuccessful answer ends the run. */
export async function driveHttp(url: string, next: () => Call, { clients, seconds }: Drive): Promise<DriveResult> {
  const latencies: number[] = [];
  let refused = 0;
  const began = performance.now();
  let ended = began;
  const { errors } = await fire(
    {
      url,
      connections: clients,
      duration: seconds,
      // autocannon looks at the clock only as often as it samples.
      sampleInt: 50,
      requests: [{ setupRequest: (request) => ({ ...request, ...next() }) }],
    },
    (status, milliseconds) => {
      ended = performance.now();
      latencies.push(milliseconds);
      if (status < 200 || status > 299) refused++;
    },
  );
  if (refused + errors > 0)
    throw new Error(`${url}: ${refused} answers of ${latencies.length} were no success, ${errors} errors`);
  return { perSecond: (latencies.length * 1_000) / (ended - began), latencies };
}

/** autocannon's own histogram counts whole milliseconds; its events are finer. */
function fire(options: Options, answered: (status: number, milliseconds: number) => void): Promise<Result> {
  return new Promise((resolve, reject) => {
    const run = autocannon(options, (error, result) => (error ? reject(error) : resolve(result)));
    run.on("response", (_client, status, _bytes, milliseconds) => answered(status, milliseconds));
  });
}

/** The same without HTTP: `clients` loops over one pool. */
export async function driveSql(run: () => Promise<unknown>, { clients, seconds }: Drive): Promise<DriveResult> {
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
