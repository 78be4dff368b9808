import { findOrganizationName } from "#accounts/organizations/server/queries.ts";
import { operatorAddresses } from "#accounts/people/server/queries.ts";
import type { Notice, RecordedEvent } from "#events/event.ts";
import type { Tx } from "#platform/database/database.ts";
import { type IdentityHappening, identityMoveNamed } from "../identity.ts";

/** Tells operators that documents wait for them, and the organization what was decided. */
export async function tellIdentityEvent(tx: Tx, event: RecordedEvent<IdentityHappening>): Promise<Notice[]> {
  const { verb, subjectId, message } = event;
  const { tells } = identityMoveNamed(verb);
  if (!tells) return tellOperators(tx, subjectId);
  const path = identityMoveNamed(verb).to === "approved" ? "/withdrawal" : "/publisher/kyc";
  return [
    {
      to: { organizationId: subjectId },
      kind: "billing",
      about: subjectId,
      subject: tells.subject,
      paragraphs: [tells.text, ...(message ? [`“${message}”`] : [])],
      action: { label: tells.action, path },
    },
  ];
}

async function tellOperators(tx: Tx, organizationId: string): Promise<Notice[]> {
  const name = (await findOrganizationName(tx, organizationId))?.name ?? "An organization";
  return (await operatorAddresses(tx)).map((email) => ({
    to: { email },
    subject: `${name} sent documents to verify its identity`,
    paragraphs: ["Look at them and approve or reject them. Its withdrawals wait for you."],
    action: { label: "Open the verification", path: `/operator/identity/${organizationId}` },
  }));
}
