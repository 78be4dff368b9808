import { beforeEach, expect, test, vi } from "vitest";
import { queryClient } from "#platform/web/query-client.ts";
import type { ClientUser } from "../people/contract.ts";
import { clientUserQuery } from "./api.ts";
import { surveyGuard } from "./guards.ts";

vi.mock("#platform/web/session.ts", () => ({ readSession: async () => null, tokenAtHand: () => undefined }));

const membership = { organization: { id: "1", name: "Harbor", kind: "agency", status: 0 }, organizationRole: "OWNER" };

/** Where the guard leads a person from the survey; undefined where they may answer it. */
async function ledTo(address: string, person: object): Promise<unknown> {
  queryClient.setQueryData(clientUserQuery().queryKey, {
    questionnaire: null,
    operator: false,
    userOrganizations: [],
    ...person,
  } as unknown as ClientUser);
  return surveyGuard(address).then(
    () => undefined,
    ({ options }) => options.href,
  );
}

beforeEach(() => vi.stubGlobal("location", { origin: "https://byline.example" }));

test("R2.6 the survey is there until it is answered, and leads on to where its reader wanted to go", async () => {
  const answered = { questionnaire: { completedAt: "2026-01-01T00:00:00Z" } };
  expect(await ledTo("/survey", {})).toBeUndefined();
  expect(await ledTo("/survey?question=goal&next=%2Fmedia", {})).toBeUndefined();
  expect(await ledTo("/survey", answered)).toBe("/");
  expect(await ledTo("/survey?next=%2Fmedia%3Fpage%3D2", answered)).toBe("/media?page=2");
  expect(await ledTo("/survey?next=https%3A%2F%2Fevil.example", answered)).toBe("/");
});

test("R2.6 a sign-in by another provider leads past the survey who works in Byline already; their profile leads there", async () => {
  for (const known of [{ userOrganizations: [membership] }, { operator: true }]) {
    expect(await ledTo("/survey?next=%2F", known)).toBe("/");
    expect(await ledTo("/survey?next=%2Fmedia", known)).toBe("/media");
    expect(await ledTo("/survey", known)).toBeUndefined();
  }
});
