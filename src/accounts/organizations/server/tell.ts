import type { Notice, RecordedEvent } from "#events/event.ts";
import type { Tx } from "#platform/database/database.ts";
import { adminAddresses, nameOfOrganization } from "./queries.ts";

export async function tellSuspension(tx: Tx, { verb, subjectId, message }: RecordedEvent): Promise<Notice[]> {
  if (verb !== "suspend" && verb !== "reactivate") return [];
  const name = await nameOfOrganization(tx, subjectId);
  const letter =
    verb === "suspend"
      ? {
          subject: `${name} is suspended`,
          paragraphs: [
            `The operator suspended ${name}: ${message}`,
            "Orders that are under way go on. New bookings, offers, outlets, top-ups and withdrawals wait until it is active again.",
          ],
        }
      : {
          subject: `${name} is active again`,
          paragraphs: [`${name} can book, publish and withdraw again. Outlets are listed again when you list them.`],
        };
  const action = { label: "Open Byline", path: "/dashboard" };
  return (await adminAddresses(tx, subjectId)).map((email) => ({ to: { email }, ...letter, action }));
}
