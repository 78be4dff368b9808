import type { Notice, RecordedEvent } from "#events/event.ts";
import type { Tx } from "#platform/database/database.ts";
import { nameOfOrganization } from "./queries.ts";

/** Owners and admins hear that an operator suspended their organization, and why, or that it may go on. */
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
  const { rows } = await tx.$client.query<{ email: string }>({
    name: "organization-admins",
    text: `SELECT person.email FROM organization_member AS member JOIN client_user AS person ON person.id = member.user_id
           WHERE member.organization_id = $1 AND member.role IN ('OWNER', 'ADMIN') ORDER BY person.email LIMIT 50`,
    values: [subjectId],
  });
  return rows.map(({ email }) => ({ to: { email }, ...letter, action: { label: "Open Byline", path: "/dashboard" } }));
}
