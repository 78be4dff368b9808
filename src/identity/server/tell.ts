import { findOrganizationName } from "#accounts/organizations/server/queries.ts";
import { operatorAddresses } from "#accounts/people/server/queries.ts";
import type { Notice, RecordedEvent } from "#events/event.ts";
import type { Tx } from "#platform/database/database.ts";
import { mailFor } from "#platform/lifecycle/mail-text.ts";
import { type IdentityHappening, identityLife } from "../moves.ts";

/** Notifies operators of waiting documents, and the organization of the decision. */
export async function tellIdentityEvent(tx: Tx, event: RecordedEvent<IdentityHappening>): Promise<Notice[]> {
  const { verb, subjectId, message } = event;
  const { letter, texts, to } = identityLife.moves[verb];
  if (!letter || !texts.mail) return tellOperators(tx, subjectId);
  const path = to === "approved" ? "/withdrawal" : "/publisher/kyc";
  return [
    {
      to: { organizationId: subjectId },
      kind: "billing",
      about: subjectId,
      subject: letter.subject,
      paragraphs: [mailFor(texts.mail, "owner"), ...(message ? [`“${message}”`] : [])],
      action: { label: letter.action, path },
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
