import { expect, test, vi } from "vitest";
import { guarded, guardNamed } from "./guards.ts";

vi.mock("./session.ts", () => ({ readSession: async () => null, isHalfSignedIn: () => false }));

test("R2.23 a guard that nobody registered throws, and opens no door", async () => {
  expect(() => guardNamed("publishers")).toThrow("Unknown route middleware");
  await expect(guarded("publishers")({ location: { href: "/publisher" } })).rejects.toThrow("Unknown route middleware");
});
