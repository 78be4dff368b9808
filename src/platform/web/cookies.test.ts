import { afterEach, expect, test, vi } from "vitest";
import { writeCookie } from "./cookies.ts";

afterEach(() => vi.unstubAllGlobals());

test("R1.6 R9.13 a cookie lasts 365 days, and goes at once without a value", () => {
  const page = { cookie: "" };
  vi.stubGlobal("document", page);
  vi.stubGlobal("location", { protocol: "https:" });
  writeCookie("locale", "en-US");
  expect(page.cookie).toBe("byline-locale=en-US; Path=/; Max-Age=31536000; SameSite=Lax; Secure");
  writeCookie("locale", undefined);
  expect(page.cookie).toContain("Max-Age=0;");
});
