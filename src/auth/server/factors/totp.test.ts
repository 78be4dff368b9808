import { TOTP } from "otpauth";
import { expect, test } from "vitest";
import { acceptedStep, newTotp } from "./totp.ts";

const secret = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";
const now = 1_800_000_015_000;
const step = Math.floor(now / 30_000);
const codeOf = (at: number) => new TOTP({ secret }).generate({ timestamp: at * 30_000 });

test("a code is good in its step, the one before and the one after", () => {
  expect([-2, -1, 0, 1, 2].map((away) => acceptedStep(secret, codeOf(step + away), now, null))).toEqual([
    undefined,
    step - 1,
    step,
    step + 1,
    undefined,
  ]);
});

test("a code works once, and none from before it works afterwards", () => {
  expect(acceptedStep(secret, codeOf(step), now, step)).toBeUndefined();
  expect(acceptedStep(secret, codeOf(step - 1), now, step)).toBeUndefined();
  expect(acceptedStep(secret, codeOf(step + 1), now, step)).toBe(step + 1);
});

test.each(["", "12345", "1234567", "abcdef", "９９９９９９"])("%j is no code", (text) => {
  expect(acceptedStep(secret, text, now, null)).toBeUndefined();
});

test("an application learns Byline and the account, and the picture survives in a data address", async () => {
  const { uri, secret: fresh, qr_code: picture } = await newTotp("news.example:8443", "ada@advertiser.example");
  expect(fresh).toMatch(/^[A-Z2-7]{32}$/);
  expect(new URL(uri)).toMatchObject({ protocol: "otpauth:", host: "totp" });
  expect(Object.fromEntries(new URL(uri).searchParams)).toEqual({
    issuer: "news.example:8443",
    secret: fresh,
    algorithm: "SHA1",
    digits: "6",
    period: "30",
  });
  expect(picture).toMatch(/^<svg[^#]*<\/svg>$/s);
});
