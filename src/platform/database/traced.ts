import { AsyncResource } from "node:async_hooks";
import pg from "pg";
import { beginPart, faultCode, type OpenSpan } from "../tracing/span.ts";

type Statement = string | { name?: string; text?: string; submit?: unknown };
type Heard = (error: Error | undefined, result?: unknown) => void;

/** Gives each statement of a call or a job its span, by its name or by verb and table: never with its text or values. */
export const tracedClient = (Client: typeof pg.Client): typeof pg.Client =>
  class extends Client {
    // biome-ignore lint/suspicious/noExplicitAny: the overloads of `query` are passed on as they came.
    override query(given: any, ...rest: any[]): any {
      const span = spanOf(given);
      if (!span) return super.query(given, ...rest);
      const heard: unknown = rest.at(-1);
      if (typeof heard === "function")
        return super.query(given, ...rest.slice(0, -1), endingFirst(span, heard as Heard));
      const answer: Promise<unknown> = super.query(given, ...rest);
      answer.then(
        () => span.end(),
        (error) => span.end(faultCode(error)),
      );
      return answer;
    }
  };

/** The pool hands a connection out in the context of the call that gave it back; here in that of the call that waited. */
export class TracedPool extends pg.Pool {
  // biome-ignore lint/suspicious/noExplicitAny: the overloads of `connect` are passed on as they came.
  override connect(heard?: any): any {
    return heard ? super.connect(AsyncResource.bind(heard)) : super.connect();
  }
}

function spanOf(given: Statement): OpenSpan | undefined {
  // A cursor ends when its reader does.
  if (typeof given === "object" && typeof given.submit === "function") return undefined;
  return beginPart(statementLabel(given), { "db.system.name": "postgresql" }, "client");
}

function endingFirst(span: OpenSpan, heard: Heard): Heard {
  return (error, result) => {
    span.end(error ? faultCode(error) : undefined);
    heard(error, result);
  };
}

export function statementLabel(given: Statement): string {
  const { name, text = "" } = typeof given === "string" ? { name: undefined, text: given } : given;
  if (name) return name;
  const verb = /\w+/.exec(text)?.[0].toUpperCase() ?? "statement";
  const table = /\b(?:from|into|update)\s+(?:"?\w+"?\.)?"?(\w+)/i.exec(text)?.[1];
  return table ? `${verb} ${table}` : verb;
}
