import { expect, test } from "vitest";
import { isUnavailable } from "./faults.ts";

const refusal = (code: string, message: string) => Object.assign(new Error(message), { code });

test("a write that a balancer led to a standby may be tried again, as may one without a database", () => {
  const ofStandby = refusal("25006", "cannot execute INSERT in a read-only transaction");
  expect(isUnavailable(new Error("Failed query", { cause: ofStandby }))).toBe(true);
  expect(isUnavailable(refusal("57P01", "terminating connection due to administrator command"))).toBe(true);
  expect(isUnavailable(refusal("23505", "duplicate key value violates unique constraint"))).toBe(false);
});
