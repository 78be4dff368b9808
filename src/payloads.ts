import type { Actor } from "#accounts/actor.ts";
import { readItem } from "#platform/http/call.ts";
import { itemDocument } from "#platform/http/documents.ts";
import type { Resource } from "#platform/http/resource.ts";
import type { ReadPayload } from "#webhooks/server/body.ts";

const nobody = {
  userId: "00000000-0000-0000-0000-000000000000",
  email: "",
  sessionId: undefined,
  assurance: "aal1",
} as const;

/** A program that reads as an organization's admins do, or as operators, and makes no move. */
const programOf = (organizationId: string | null): Actor => ({
  ...nobody,
  operator: organizationId === null,
  memberships: organizationId === null ? [] : [{ organizationId, role: "ADMIN" }],
  projectMemberships: [],
  mediaMemberships: [],
  grantScopes: [],
});

/** Reads events' payloads by the resources' own operations, so that they show what the API shows (decision 0148). */
export const payloadReader =
  (resources: Resource[]): ReadPayload =>
  async (reader, { organizationId }, { path, id }) => {
    const resource = resources.find((each) => each.path === path && each.operations.some(({ name }) => name === "get"));
    const item = resource && (await readItem(resource, { reader, actor: programOf(organizationId), id }));
    return item ? itemDocument(resource, item) : null;
  };
