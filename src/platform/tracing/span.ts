import { AsyncLocalStorage } from "node:async_hooks";
import { currentRequestId } from "../log/request-context.ts";

type SpanFacts = Readonly<Record<string, string | number>>;

export type SpanBeginning = {
  /** Of a route, a table, a queue or a host: never an id, a person or a value. */
  name: string;
  role: "server" | "consumer" | "client" | "internal";
  facts?: SpanFacts;
  /** A `traceparent` from elsewhere; by default the span that is open here. */
  parent?: string | undefined;
};

export type OpenSpan = {
  /** Names the span to another process, as W3C Trace Context writes it. */
  readonly traceparent: string;
  note(facts: SpanFacts): void;
  /** `fault` is a code or a kind of error: messages may hold secrets. */
  end(fault?: string): void;
};

/** `isRemote`: the parent lives in another process, or did. */
export type BeginSpan = (beginning: SpanBeginning & { isRemote: boolean }) => OpenSpan;

const openSpans = new AsyncLocalStorage<OpenSpan>();
let begin: BeginSpan | undefined;

/** Switches spans on for this process, or off. */
export const traceBy = (given: BeginSpan | undefined): void => {
  begin = given;
};

export const isTracing = (): boolean => begin !== undefined;

export const currentTraceparent = (): string | undefined =>
  begin === undefined ? undefined : openSpans.getStore()?.traceparent;

/** Undefined while tracing is off. The caller ends it. */
export function beginSpan({ name, role, facts, parent }: SpanBeginning): OpenSpan | undefined {
  if (!begin) return undefined;
  const requestId = currentRequestId();
  return begin({
    name,
    role,
    parent: parent ?? currentTraceparent(),
    isRemote: parent !== undefined,
    facts: { ...facts, ...(requestId ? { "byline.request_id": requestId } : {}) },
  });
}

/** A part of what runs; undefined outside of a call or a job, where it would be a trace of its own. */
export const beginPart = (name: string, facts: SpanFacts, role: "client" | "internal"): OpenSpan | undefined =>
  currentTraceparent() === undefined ? undefined : beginSpan({ name, facts, role });

/** Runs `work` with a span open, which its parts belong to. */
export const underSpan = <Result>(span: OpenSpan, work: () => Result): Result => openSpans.run(span, work);

/** Runs `work` within `span`, which ends with it. */
export async function within<Result>(
  span: OpenSpan | undefined,
  work: (span?: OpenSpan) => Promise<Result>,
): Promise<Result> {
  if (!span) return work();
  try {
    const result = await underSpan(span, () => work(span));
    span.end();
    return result;
  } catch (error) {
    span.end(faultCode(error));
    throw error;
  }
}

/** A code such as SQLSTATE or of Node, else the error's kind. */
export function faultCode(error: unknown): string {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  return typeof code === "string" ? code : typeof name === "string" ? name : "unknown";
}
