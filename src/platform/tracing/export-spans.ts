import { setTimeout } from "node:timers/promises";
import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import { type ExportResult, ExportResultCode, parseKeyPairsIntoRecord, parseTraceParent } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type ReadableSpan,
  type Sampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import type { Logger } from "pino";
import type { TracingSettings } from "./settings.ts";
import type { BeginSpan, OpenSpan, SpanBeginning } from "./span.ts";

type Log = Pick<Logger, "info" | "warn">;

/** Longest wait for the collector, with repeats, and so the longest that it delays the end of the process. */
const patienceMilliseconds = 3_000;
const gatherMilliseconds = 1_000;

/**
 * Makes spans and sends them in batches, beside the work. At most 2,048 wait; more are dropped, so that a silent
 * collector costs neither memory nor time.
 */
export function exportSpans(
  endpoint: string,
  settings: TracingSettings,
  log: Log,
): { begin: BeginSpan; close(): Promise<void> } {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/+$/, "")}/v1/traces`,
    headers: parseKeyPairsIntoRecord(settings.OTEL_EXPORTER_OTLP_HEADERS),
    timeoutMillis: patienceMilliseconds,
  });
  const processor = new BatchSpanProcessor({
    exporter: new ToldExporter(exporter, log),
    scheduledDelayMillis: gatherMilliseconds,
    exportTimeoutMillis: patienceMilliseconds,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": settings.OTEL_SERVICE_NAME }),
    sampler: samplerOf(settings),
    spanProcessors: [processor],
  });
  const tracer = provider.getTracer("byline");
  return {
    begin: ({ name, role, facts, ...origin }) =>
      new ExportedSpan(tracer.startSpan(name, { kind: kinds[role], attributes: { ...facts } }, contextOf(origin))),
    async close() {
      const patience = setTimeout(patienceMilliseconds, undefined, { ref: false });
      // The log knows of a failure already.
      await Promise.race([provider.shutdown().catch(() => undefined), patience]);
    },
  };
}

const kinds = {
  server: SpanKind.SERVER,
  consumer: SpanKind.CONSUMER,
  client: SpanKind.CLIENT,
  internal: SpanKind.INTERNAL,
} satisfies Record<SpanBeginning["role"], SpanKind>;

function samplerOf({ OTEL_TRACES_SAMPLER: name, OTEL_TRACES_SAMPLER_ARG: ratio }: TracingSettings): Sampler {
  const roots = {
    always_on: new AlwaysOnSampler(),
    always_off: new AlwaysOffSampler(),
    traceidratio: new TraceIdRatioBasedSampler(ratio),
  };
  const root = roots[name.replace("parentbased_", "") as keyof typeof roots];
  return name.startsWith("parentbased_") ? new ParentBasedSampler({ root }) : root;
}

/** Ignores a parent that is not written as W3C Trace Context says. */
function contextOf({ parent, isRemote }: { parent?: string | undefined; isRemote: boolean }): Context {
  const named = parent === undefined ? null : parseTraceParent(parent);
  return named ? trace.setSpanContext(ROOT_CONTEXT, { ...named, isRemote }) : ROOT_CONTEXT;
}

class ExportedSpan implements OpenSpan {
  readonly #span: Span;

  constructor(span: Span) {
    this.#span = span;
  }

  get traceparent(): string {
    const { traceId, spanId, traceFlags } = this.#span.spanContext();
    return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, "0")}`;
  }

  note(facts: Record<string, string | number>): void {
    this.#span.setAttributes(facts);
  }

  end(fault?: string): void {
    if (fault !== undefined) this.#span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute("error.type", fault);
    this.#span.end();
  }
}

/** Tells the log once that the collector is away, and once that it is back: each batch would fill it. */
class ToldExporter implements SpanExporter {
  readonly #exporter: SpanExporter;
  readonly #log: Log;
  #isAway = false;

  constructor(exporter: SpanExporter, log: Log) {
    this.#exporter = exporter;
    this.#log = log;
  }

  export(spans: ReadableSpan[], done: (result: ExportResult) => void): void {
    this.#exporter.export(spans, (result) => {
      this.#tell(result);
      done(result);
    });
  }

  shutdown(): Promise<void> {
    return this.#exporter.shutdown();
  }

  #tell({ code, error }: ExportResult): void {
    const isAway = code === ExportResultCode.FAILED;
    if (isAway && !this.#isAway) this.#log.warn({ err: error }, "the collector takes no traces: they are dropped");
    if (!isAway && this.#isAway) this.#log.info("the collector takes traces again");
    this.#isAway = isAway;
  }
}
