import { expect, test, vi } from "vitest";
import { clientUserQuery } from "./api.ts";

vi.mock("#platform/web/session.ts", () => ({ readSession: async () => null, tokenAtHand: () => undefined }));

test("R7.2 R9.6 the signed-in person is fresh for 10 000 ms", () => {
  expect(clientUserQuery().staleTime).toBe(10_000);
});
