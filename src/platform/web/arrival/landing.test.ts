import { expect, test } from "vitest";
import { readLanding } from "./landing.ts";

const at = "https://byline.example";

test("a code is read with the flow that it belongs to, and leaves the address", () => {
  expect(readLanding(`${at}/confirm?next=%2Fcart&code=abc&sb_flow_id=f1`)).toEqual({
    landing: { code: "abc", flowId: "f1", errorCode: undefined, reason: undefined },
    rest: `${at}/confirm?next=%2Fcart`,
  });
});

test("R4.15 tokens in a link are dropped unread", () => {
  const { landing, rest } = readLanding(
    `${at}/dashboard#access_token=a&refresh_token=b&expires_in=3600&token_type=bearer`,
  );
  expect(Object.values(landing).every((value) => value === undefined)).toBe(true);
  expect(rest).toBe(`${at}/dashboard`);
});

test("an error is read from the query or the fragment", () => {
  const error = "error=access_denied&error_code=otp_expired&error_description=It+has+expired";
  for (const href of [`${at}/reset#${error}&sb=`, `${at}/reset?${error}`, `${at}/reset?${error}#${error}`]) {
    const { landing, rest } = readLanding(href);
    expect(landing).toMatchObject({ code: undefined, errorCode: "otp_expired", reason: "It has expired" });
    expect(rest).toBe(`${at}/reset`);
  }
});

test("the painted page's word for the app leaves the address, and the place in it stays", () => {
  expect(readLanding(`${at}/media?country=GB&open=app#rows`).rest).toBe(`${at}/media?country=GB#rows`);
});

test("an address that brings nothing stays as it is", () => {
  const href = `${at}/media?order[price]=asc&country[]=US#reviews`;
  expect(readLanding(href)).toEqual({ landing: {}, rest: href });
});
