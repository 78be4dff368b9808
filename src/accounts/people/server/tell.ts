import type { Notice, RecordedEvent } from "#events/event.ts";
import type { Tx } from "#platform/database/database.ts";
import { addressOfPerson, operatorAddresses } from "./queries.ts";

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
      ? {
          subject: "Your account is suspended",
          paragraphs: [
            `The operator suspended your account: ${event.message}`,
            "You are signed out everywhere and your API tokens don't work. Your organizations and their orders go on without you.",
          ],
        }
      : {
          subject: "Your account is active again",
          paragraphs: ["You can sign in again, and your API tokens work."],
        };
  return [{ to: { email }, ...letter, action: { label: "Open Byline", path: "/sign-in" } }];
}

async function tellOperators(tx: Tx, { verb, actorId, message }: RecordedEvent, email: string): Promise<Notice[]> {
  const by = actorId ? await addressOfPerson(tx, actorId) : `the ${message}`;
  const isAppointed = verb === "appoint";
  const letter = {
    subject: isAppointed ? `${email} is an operator now` : `${email} is no operator any more`,
    paragraphs: [
      isAppointed ? `${email} was made an operator by ${by}.` : `${email} was removed from the operators by ${by}.`,
      "Operators decide about money, documents and people. If you didn't expect this, look at the audit and at who else is an operator.",
    ],
    action: { label: "Open the audit", path: "/operator/audit?kind=operator" },
  };
  const told = new Set([...(await operatorAddresses(tx)), email]);
  return [...told].map((address) => ({ to: { email: address }, ...letter }));
}
