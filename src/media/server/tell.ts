import { mailAddressesOf } from "#accounts/people/server/queries.ts";
import { linkInMail } from "#links/server/commands.ts";
import type { Tx } from "#platform/database/database.ts";
import type { Letter } from "#platform/mail/letter.ts";
import { sendMail } from "#platform/mail/send-mail.ts";

/** Mails those who act for a medium; `write` is given its name. */
export async function tellPublisher(tx: Tx, id: string, write: (name: string) => Letter): Promise<void> {
  const { rows } = await tx.$client.query<{ name: string; organizationId: string }>({
    name: "media-to-tell",
    text: `SELECT name, organization_id AS "organizationId" FROM media_project WHERE id = $1`,
    values: [id],
  });
  const [medium] = rows;
  if (!medium) return;
  const letter = write(medium.name);
  const action = letter.action && { ...letter.action, path: await linkInMail(tx, letter.action.path) };
  const place = { organizationId: medium.organizationId, mediaProjectId: id };
  for (const recipient of await mailAddressesOf(tx, place))
    await sendMail(tx, recipient, { ...letter, ...(action ? { action } : {}) });
}
