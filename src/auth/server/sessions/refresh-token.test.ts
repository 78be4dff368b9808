import fc from "fast-check";
import { expect, test } from "vitest";
import { isGenuine, newRefreshTokenKey, readRefreshToken, writeRefreshToken } from "./refresh-token.ts";

const sessionId = "0197f3a2-5b1c-7d4e-8f60-1a2b3c4d5e6f";
const key = newRefreshTokenKey();

test("any session and number survive the way through the token", () => {
  fc.assert(
    fc.property(fc.uuid(), fc.integer({ min: 0, max: 2 ** 49 - 1 }), (session, counter) => {
      const read = readRefreshToken(writeRefreshToken(session, counter, key));
      expect(read).toMatchObject({ sessionId: session, counter });
      expect(read && isGenuine(read, key)).toBe(true);
    }),
  );
});

test("another session's key does not make it genuine", () => {
  const read = readRefreshToken(writeRefreshToken(sessionId, 3, key));
  expect(read && isGenuine(read, newRefreshTokenKey())).toBe(false);
});

test("the same session and number give the same token again", () => {
  expect(writeRefreshToken(sessionId, 3, key)).toBe(writeRefreshToken(sessionId, 3, key));
  expect(writeRefreshToken(sessionId, 4, key)).not.toBe(writeRefreshToken(sessionId, 3, key));
});

test("whatever is cut, mistyped or made up is malformed", () => {
  const token = writeRefreshToken(sessionId, 3, key);
  const mistyped = (token.startsWith("B") ? "C" : "B") + token.slice(1);
  for (const text of ["", "short", token.slice(1), `${token}A`, `${token}=`, mistyped, "!".repeat(55)]) {
    expect(readRefreshToken(text)).toBeUndefined();
  }
  fc.assert(fc.property(fc.base64String(), (text) => readRefreshToken(text) === undefined));
});
