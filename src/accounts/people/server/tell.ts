import type { Notice, RecordedEvent } from "#events/event.ts";
import type { Tx } from "#platform/database/database.ts";
import { addressOfPerson } from "./queries.ts";

/** A person whom an operator suspended hears why by mail, since they can't sign in to read it; and that they may come back. */
export async function tellPerson(tx: Tx, { verb, subjectId, message }: RecordedEvent): Promise<Notice[]> {
  const email = await addressOfPerson(tx, subjectId);
  if (!email) return [];
  const letter =
    verb === "suspend"
      ? {
          subject: "Your account is suspended",
          paragraphs: [
            `The operator suspended your account: ${message}`,
            "You are signed out everywhere and your API tokens don't work. Your organizations and their orders go on without you.",
          ],
        }
      : {
          subject: "Your account is active again",
          paragraphs: ["You can sign in again, and your API tokens work."],
        };
  return [{ to: { email }, ...letter, action: { label: "Open Byline", path: "/sign-in" } }];
}
