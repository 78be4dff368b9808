import { catalogue, nounInWords } from "#platform/words/catalogue.ts";
import type { RefusalCode, RefusalCodeOf, RefusalStatus, ViolationCode } from "../contract/refusals.ts";
import type { Tx } from "../database/database.ts";

/**
 * A refusal of one of the product's few kinds. Commands throw it, `error-handler.ts` maps it to HTTP. `code` is for
 * programs and stands in `src/refusals.ts` with its status, the message is for people.
 */
export class Refusal<Code extends RefusalCode = RefusalCode> extends Error {
  readonly status: RefusalStatus<Code>;
  readonly code: Code;
  readonly details: Record<string, unknown>;
  constructor(status: RefusalStatus<Code>, code: Code, message: string, ...[details = {}]: Details<Code>) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
  }

  /** When the caller may try again, where the refusal knows. */
  get retryAfterSeconds(): number | undefined {
    const { retryAfterSeconds } = this.details;
    return typeof retryAfterSeconds === "number" ? retryAfterSeconds : undefined;
  }
}

/** A refusal for too many calls must say when the next one may come. */
type Details<Code extends RefusalCode> = [RefusalStatus<Code>] extends [429]
  ? [details: { retryAfterSeconds: number }]
  : [details?: Record<string, unknown>];

/**
 * Refuses a call after a deadline. `settle` applies the expiry in a transaction of its own, since the refusal rolls
 * back everything else (decision 0092).
 */
export class Overdue extends Refusal<RefusalCodeOf<409>> {
  readonly settle: (tx: Tx) => Promise<void>;
  constructor(code: RefusalCodeOf<409>, message: string, settle: (tx: Tx) => Promise<void>) {
    super(409, code, message);
    this.settle = settle;
  }
}

const texts = catalogue("refusals", {
  notFound: (what: string) => `${what} doesn't exist or is not yours to see.`,
  forbidden: "You don't have permissions",
  badCursor: "after: takes only what `hydra:next` of the page before names.",
  diskFull: "The server has no room left, so nothing was kept. Try again in a few minutes.",
  unavailable: "Byline is catching its breath. Try again in a few seconds.",
  overloaded: "Byline is very busy right now. Try again in a few seconds.",
});

/** Also the answer for another tenant's object (R6.4). */
export function notFound(what = "This resource"): Refusal {
  return new Refusal(404, "not_found", texts.notFound(nounInWords(what)));
}

export function forbidden(): Refusal {
  return new Refusal(403, "no_permissions", texts.forbidden);
}

export const badCursor = (): Refusal => new Refusal(400, "bad_query", texts.badCursor);

export function conflict(code: RefusalCodeOf<409>, message: string, details?: Record<string, unknown>): Refusal {
  return new Refusal(409, code, message, details);
}

/** An operator has been told, and the caller may try again. */
export const diskFull = (): Refusal => new Refusal(503, "disk_full", texts.diskFull);

/** The database is away or silent, and the caller may try again soon. */
export const unavailable = (): Refusal => new Refusal(503, "unavailable", texts.unavailable);

/** 503 before anything is done for the call. */
export const tooBusy = (): Refusal => new Refusal(503, "overloaded", texts.overloaded);

export type Violation = { propertyPath: string; message: string; code: ViolationCode };

/** Input that breaks a rule: 422 with one violation per field. */
export class Invalid extends Refusal<"invalid"> {
  readonly violations: Violation[];
  constructor(violations: Violation[]) {
    super(
      422,
      "invalid",
      violations.map((each) => (each.propertyPath ? `${each.propertyPath}: ${each.message}` : each.message)).join("\n"),
    );
    this.violations = violations;
  }
}

export function invalid(propertyPath: string, message: string, code: ViolationCode = "invalid"): Invalid {
  return new Invalid([{ propertyPath, message, code }]);
}
