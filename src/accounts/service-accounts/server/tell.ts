import type { Notice, RecordedEvent } from "#events/event.ts";
import type { Tx } from "#platform/database/database.ts";
import { adminAddresses, nameOfOrganization } from "../../organizations/server/queries.ts";
import { nameOfPerson } from "../../people/server/queries.ts";

/** Mails owners and admins of each key that outlives its maker's membership. */
export async function tellServiceAccount(
  tx: Tx,
  { verb, organizationIds, actorId, message }: RecordedEvent,
): Promise<Notice[]> {
  const [organizationId] = organizationIds;
  if (verb !== "make" || organizationId === undefined || actorId === null) return [];
  const [name, maker] = [await nameOfOrganization(tx, organizationId), await nameOfPerson(tx, actorId)];
  const letter = {
    subject: `New service account “${message}” in ${name}`,
    paragraphs: [
      `${maker} made the service account “${message}”. It acts for ${name} within its scopes, and goes on when ${maker} leaves.`,
      "If nobody among you expected it, revoke it. The list shows every service account, with its last use.",
    ],
    action: { label: "Open service accounts", path: "/profile/general" },
  };
  return (await adminAddresses(tx, organizationId)).map((email) => ({ to: { email }, ...letter }));
}
