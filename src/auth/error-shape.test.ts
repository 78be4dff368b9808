import { expect, test } from "vitest";
import { asksForNewShape, errorBody, redirectErrorFields } from "./error-shape.ts";

const failure = { status: 400, code: "invalid_credentials", message: "Invalid login credentials" };

test("old clients read the status as code and the text as msg", () => {
  const old = { code: 400, error_code: "invalid_credentials", msg: "Invalid login credentials" };
  expect(errorBody(failure, undefined)).toEqual(old);
  expect(errorBody(failure, "2023-12-31")).toEqual(old);
  expect(errorBody(failure, "tomorrow")).toEqual(old);
});

test("new clients read code and message", () => {
  expect(errorBody(failure, "2024-01-01")).toEqual({
    code: "invalid_credentials",
    message: "Invalid login credentials",
  });
});

test("a weak password carries its reasons in both shapes", () => {
  const weak = { status: 422, code: "weak_password", message: "Too short", weakPassword: ["length" as const] };
  expect(errorBody(weak, "2024-01-01")).toMatchObject({ weak_password: { reasons: ["length"] } });
  expect(errorBody(weak, undefined)).toMatchObject({
    error_code: "weak_password",
    weak_password: { reasons: ["length"] },
  });
});

test("only the old shape names the request of a fault", () => {
  const fault = { status: 500, code: "unexpected_failure", message: "Unexpected failure", errorId: "request-1" };
  expect(errorBody(fault, undefined)).toMatchObject({ error_id: "request-1" });
  expect(errorBody(fault, "2024-01-01")).not.toHaveProperty("error_id");
});

test("a version must be a date to count", () => {
  expect(asksForNewShape("2025-06-30")).toBe(true);
  expect(asksForNewShape("2025-99-99")).toBe(false);
  expect(asksForNewShape("20250630")).toBe(false);
});

test("a redirect names the OAuth error only where one exists", () => {
  expect(redirectErrorFields({ status: 403, code: "otp_expired", message: "expired" })).toEqual({
    error: "access_denied",
    error_code: "otp_expired",
    error_description: "expired",
    sb: "",
  });
  expect(redirectErrorFields({ status: 429, code: "over_request_rate_limit", message: "slow" })).not.toHaveProperty(
    "error",
  );
});
