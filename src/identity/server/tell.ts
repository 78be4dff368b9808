import { findOrganizationName } from "#accounts/organizations/server/queries.ts";
import { operatorAddresses } from "#accounts/people/server/queries.ts";
import type { Notice, RecordedEvent } from "#events/event.ts";
import type { Tx } from "#platform/database/database.ts";
import { mailFor } from "#platform/lifecycle/mail-text.ts";
import { type Cents, formatCents } from "#platform/money/money.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { type IdentityHappening, identityLife } from "../moves.ts";

const texts = catalogue("identity.mails", {
  canWithdraw: (subject: string, amount: string) => `${subject}: you can withdraw ${amount}`,
  mustWait: (subject: string, amount: string) => `${subject}: ${amount} can't be withdrawn yet`,
  anOrganization: "An organization",
  submitted: (name: string) => `${name} sent documents to verify its identity`,
  submittedWith: (name: string, amount: string) => `${name} sent documents to verify its identity: ${amount} waits`,
  review: "Look at them and approve or reject them. Its withdrawals wait for you.",
  open: "Open the verification",
});

/** Reads an organization's earnings that wait for its verification alone. */
type ReadWithdrawable = (tx: Tx, organizationId: string) => Promise<Cents>;

/** Notifies operators of waiting documents, and the organization of the decision. */
export const identityTeller =
  (readWithdrawable: ReadWithdrawable) =>
  async (tx: Tx, event: RecordedEvent<IdentityHappening>): Promise<Notice[]> => {
    const { verb, subjectId, message } = event;
    const {
      letter,
      texts: { mail },
      to,
    } = identityLife.moves[verb];
    const withdrawableCents = await readWithdrawable(tx, subjectId);
    if (!letter || !mail) return tellOperators(tx, subjectId, withdrawableCents);
    const path = to === "approved" ? "/withdrawal" : "/publisher/kyc";
    return [
      {
        to: { organizationId: subjectId },
        kind: "billing",
        about: subjectId,
        subject: subjectOf(letter.subject, to === "approved", withdrawableCents),
        paragraphs: [mailFor(mail, "owner"), ...(message ? [`“${message}”`] : [])],
        action: { label: letter.action, path },
      },
    ];
  };

/** Says which amount the decision is about, where there is one. */
const subjectOf = (subject: string, isApproved: boolean, cents: Cents): string =>
  cents === 0 ? subject : texts[isApproved ? "canWithdraw" : "mustWait"](subject, formatCents(cents));

async function tellOperators(tx: Tx, organizationId: string, withdrawableCents: Cents): Promise<Notice[]> {
  const name = (await findOrganizationName(tx, organizationId))?.name ?? texts.anOrganization;
  return (await operatorAddresses(tx)).map((email) => ({
    to: { email },
    subject: withdrawableCents > 0 ? texts.submittedWith(name, formatCents(withdrawableCents)) : texts.submitted(name),
    paragraphs: [texts.review],
    action: { label: texts.open, path: `/operator/identity/${organizationId}` },
  }));
}
