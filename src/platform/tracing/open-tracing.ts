import type { Logger } from "pino";
import type { TracingSettings } from "./settings.ts";
import { traceBy } from "./span.ts";

/** Loads the SDK and switches spans on if a collector is named; else nothing is loaded. `close` sends the last ones. */
export async function openTracing(
  settings: TracingSettings,
  log: Pick<Logger, "info" | "warn">,
): Promise<{ close(): Promise<void> }> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = settings;
  if (endpoint === undefined) return { close: async () => undefined };
  const { exportSpans } = await import("./export-spans.ts");
  const { begin, close } = exportSpans(endpoint, settings, log);
  traceBy(begin);
  return {
    close: async () => {
      traceBy(undefined);
      await close();
    },
  };
}
