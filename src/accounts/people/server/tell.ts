import type { Notice, RecordedEvent } from "#events/event.ts";
import type { Tx } from "#platform/database/database.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { addressOfPerson, operatorAddresses } from "./queries.ts";

const texts = catalogue("accounts.people.mails", {
  suspended: "Your account is suspended",
  reason: (reason: string) => `The operator suspended your account: ${reason}`,
  signedOut:
    "You are signed out everywhere and your API tokens don't work. Your organizations and their orders go on without you.",
  active: "Your account is active again",
  canAgain: "You can sign in again, and your API tokens work.",
  open: "Open Byline",
  means: (means: string) => `the ${means}`,
  appointed: (email: string) => `${email} is an operator now`,
  dismissed: (email: string) => `${email} is no longer an operator`,
  appointedBy: (email: string, by: string) => `${email} was made an operator by ${by}.`,
  dismissedBy: (email: string, by: string) => `${email} was removed from the operators by ${by}.`,
  unexpected:
    "Operators decide about money, documents and people. If you didn't expect this, look at the audit and at who else is an operator.",
  openAudit: "Open the audit",
});

/**
 * Mails a suspended person the reason, since they can't sign in to read it. All operators learn about appointments and
 * dismissals.
 */
export async function tellPerson(tx: Tx, event: RecordedEvent): Promise<Notice[]> {
  const email = await addressOfPerson(tx, event.subjectId);
  if (!email) return [];
  if (event.verb === "appoint" || event.verb === "dismiss") return tellOperators(tx, event, email);
  const letter =
    event.verb === "suspend"
      ? { subject: texts.suspended, paragraphs: [texts.reason(event.message), texts.signedOut] }
      : { subject: texts.active, paragraphs: [texts.canAgain] };
  return [{ to: { email }, ...letter, action: { label: texts.open, path: "/sign-in" } }];
}

async function tellOperators(tx: Tx, { verb, actorId, message }: RecordedEvent, email: string): Promise<Notice[]> {
  const by = actorId ? ((await addressOfPerson(tx, actorId)) ?? "") : texts.means(message);
  const isAppointed = verb === "appoint";
  const letter = {
    subject: isAppointed ? texts.appointed(email) : texts.dismissed(email),
    paragraphs: [isAppointed ? texts.appointedBy(email, by) : texts.dismissedBy(email, by), texts.unexpected],
    action: { label: texts.openAudit, path: "/operator/audit?kind=operator" },
  };
  const told = new Set([...(await operatorAddresses(tx)), email]);
  return [...told].map((address) => ({ to: { email: address }, ...letter }));
}
