import { z } from "zod";

const samplers = [
  "always_on",
  "always_off",
  "traceidratio",
  "parentbased_always_on",
  "parentbased_always_off",
  "parentbased_traceidratio",
] as const;

/** OpenTelemetry's own variables, by its names and defaults; without an address no trace is made (decision 0264). */
export const tracingVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(/^[^=,\s]+=[^,]+(,[^=,\s]+=[^,]+)*$/, "write it as name=value,name=value")
    .optional(),
  OTEL_SERVICE_NAME: z.string().default("byline"),
  OTEL_TRACES_SAMPLER: z.enum(samplers).default("parentbased_always_on"),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  /** `tracecontext`: takes `traceparent` from a trusted proxy. By default from nobody. */
  OTEL_PROPAGATORS: z.string().optional(),
};

export type TracingSettings = z.output<z.ZodObject<typeof tracingVariables>>;

export const takesTraceparent = ({ OTEL_PROPAGATORS: names = "" }: TracingSettings): boolean =>
  names.split(",").some((name) => name.trim() === "tracecontext");
