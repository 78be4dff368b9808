import type { FastifyInstance, FastifyRequest } from "fastify";
import { underRequest } from "../../log/request-context.ts";
import { type TracingSettings, takesTraceparent } from "../../tracing/settings.ts";
import { beginSpan, isTracing, type OpenSpan, underSpan } from "../../tracing/span.ts";
import { operationName } from "./operation-name.ts";

/** Signs of life and files would be most of all traces. */
const isUntraced = ({ url }: FastifyRequest): boolean => /^\/(health|metrics|assets)\b/.test(url);

/** Runs each call under its id, which its jobs carry on, and in a span while tracing is on. */
export function followCalls(app: FastifyInstance, settings: TracingSettings): void {
  app.addHook("onRequest", (request, _reply, done) => underRequest(request.id, done));
  if (!isTracing()) return;
  const spans = new WeakMap<FastifyRequest, OpenSpan>();
  app.addHook("onRequest", (request, _reply, done) => {
    const parent = takesTraceparent(settings) ? traceparentOf(request) : undefined;
    const facts = { "http.request.method": request.method, "http.route": request.routeOptions.url ?? "" };
    const span = isUntraced(request)
      ? undefined
      : beginSpan({ name: operationName(request), role: "server", facts, parent });
    if (!span) return done();
    spans.set(request, span);
    underSpan(span, done);
  });
  app.addHook("onResponse", async (request, reply) => {
    const span = spans.get(request);
    span?.note({ "http.response.status_code": reply.statusCode });
    span?.end(reply.statusCode >= 500 ? String(reply.statusCode) : undefined);
  });
}

/** From a trusted proxy alone: strangers could choose which calls are kept, and whose trace they join. */
function traceparentOf({ ips = [], headers }: FastifyRequest): string | undefined {
  const { traceparent } = headers;
  return ips.length > 1 && typeof traceparent === "string" ? traceparent : undefined;
}
