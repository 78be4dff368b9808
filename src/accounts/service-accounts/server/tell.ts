import type { Notice, RecordedEvent } from "#events/event.ts";
import type { Tx } from "#platform/database/database.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { adminAddresses, nameOfOrganization } from "../../organizations/server/queries.ts";
import { nameOfPerson } from "../../people/server/queries.ts";

type MadeAccount = { maker: string; account: string; organization: string };

const texts = catalogue("accounts.serviceAccounts.mails", {
  subject: (account: string, organization: string) => `New service account “${account}” in ${organization}`,
  made: ({ maker, account, organization }: MadeAccount) =>
    `${maker} made the service account “${account}”. It acts for ${organization} within its scopes, and goes on when ${maker} leaves.`,
  unexpected: "If nobody among you expected it, revoke it. The list shows every service account, with its last use.",
  open: "Open service accounts",
});

/** Mails owners and admins of each key that outlives its maker's membership. */
export async function tellServiceAccount(
  tx: Tx,
  { verb, organizationIds, actorId, message }: RecordedEvent,
): Promise<Notice[]> {
  const [organizationId] = organizationIds;
  if (verb !== "make" || organizationId === undefined || actorId === null) return [];
  const name = (await nameOfOrganization(tx, organizationId)) ?? "";
  const maker = await nameOfPerson(tx, actorId);
  const letter = {
    subject: texts.subject(message, name),
    paragraphs: [texts.made({ maker, account: message, organization: name }), texts.unexpected],
    action: { label: texts.open, path: "/profile/general" },
  };
  return (await adminAddresses(tx, organizationId)).map((email) => ({ to: { email }, ...letter }));
}
