import type { Reader } from "#platform/database/database.ts";
import type { Actor } from "../../actor.ts";
import { type DataCopy, rowsMax } from "../contract.ts";

type CopyPart = Exclude<keyof DataCopy, "id" | "madeAt" | "person">;

/** Statements of other modules' parts: `$1` is the person, newest rows come first. */
export type CopyFromElsewhere = Record<"notificationPreferences" | "notifications" | "messages" | "orders", string>;

// $1 is the person. Excludes secrets, so that a lost copy opens nothing.
const person = `
  SELECT me.name, me.email, me.phone, me.avatar, me.questionnaire, me.created_at AS "createdAt", account.last_sign_in_at AS "lastSignInAt"
  FROM client_user AS me LEFT JOIN users AS account ON account.id = me.id WHERE me.id = $1`;

const ownParts: Record<Exclude<CopyPart, keyof CopyFromElsewhere>, string> = {
  organizations: `SELECT organization.name, member.role, member.created_at AS "since" FROM organization_member AS member
    JOIN organization ON organization.id = member.organization_id WHERE member.user_id = $1 ORDER BY member.created_at DESC`,
  sessions: `SELECT created_at AS "createdAt", refreshed_at AS "refreshedAt", user_agent AS "userAgent", host(ip) AS ip FROM sessions
    WHERE user_id = $1 ORDER BY created_at DESC`,
  signIns: `SELECT entry.payload ->> 'action' AS action, entry.created_at AS "createdAt", people.username, people.ip_address AS "ipAddress"
    FROM audit_log_entries AS entry LEFT JOIN audit_log_people AS people ON people.entry_id = entry.id
    WHERE entry.payload ->> 'actor_id' = $1::text ORDER BY entry.sequence DESC`,
  apiTokens: `SELECT kind, name, scopes, created_at AS "createdAt", last_used_at AS "lastUsedAt", expires_at AS "expiresAt" FROM access_grant
    WHERE user_id = $1 ORDER BY created_at DESC`,
  files: `SELECT name, content_type AS "contentType", bytes, created_at AS "createdAt" FROM stored_file
    WHERE uploaded_by = $1 ORDER BY created_at DESC`,
  mails: `SELECT mail.letter ->> 'subject' AS subject, mail.created_at AS "createdAt" FROM mail
    JOIN client_user AS me ON me.email = mail.recipient WHERE me.id = $1 ORDER BY mail.created_at DESC`,
};

/** Undefined for anybody else's id. */
export async function readDataCopy(
  reader: Reader,
  actor: Actor,
  id: string,
  fromElsewhere: CopyFromElsewhere,
): Promise<DataCopy | undefined> {
  if (id !== actor.userId) return undefined;
  const [me] = (await reader.$client.query(person, [id])).rows;
  const copy: Partial<Record<CopyPart, DataCopy[CopyPart]>> = {};
  for (const [part, text] of Object.entries({ ...ownParts, ...fromElsewhere }) as [CopyPart, string][])
    copy[part] = (await reader.$client.query(`${text} LIMIT ${rowsMax}`, [id])).rows;
  return { id, madeAt: new Date().toISOString(), person: me ?? {}, ...(copy as Record<CopyPart, DataCopy[CopyPart]>) };
}
