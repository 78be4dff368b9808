import type { Tx } from "#platform/database/database.ts";
import { takeTurn } from "#platform/database/turn.ts";
import type { VerificationState } from "../verification/verification.ts";

export type Holder = {
  id: string;
  organizationId: string;
  state: VerificationState;
  method: string | null;
};

/** Serializes decisions about a domain's holder. Take it before locking any outlet. */
export async function lockDomain(tx: Tx, domain: string): Promise<void> {
  await takeTurn(tx, `domain ${domain}`);
}

/** Finds a domain's holder with the state of its proof; undefined while the domain is free. */
export async function findHolder(tx: Tx, domain: string): Promise<Holder | undefined> {
  const { rows } = await tx.$client.query<Holder>({
    name: "media-holder",
    text: `SELECT media.id, media.organization_id AS "organizationId",
             coalesce(look.state, media.verification) AS state, look.method
           FROM media_project AS media
           LEFT JOIN media_verification AS look ON look.media_project_id = media.id
           WHERE media.domain = $1 AND media.holds_domain`,
    values: [domain],
  });
  return rows[0];
}

/** True while the holder's proof stands, so that nobody else may name the domain. A missing proof can be outdone. */
export const isProvenBy = (holder: Holder | undefined): boolean => holder?.state === "verified";

/** Makes an outlet hold its domain if that is free. Returns whether it was. */
export async function holdFreeDomain(tx: Tx, id: string): Promise<boolean> {
  const { rowCount } = await tx.$client.query({
    name: "media-hold-free",
    text: `UPDATE media_project AS media SET holds_domain = true WHERE id = $1 AND NOT EXISTS (
             SELECT FROM media_project AS holder WHERE holder.domain = media.domain AND holder.holds_domain)`,
    values: [id],
  });
  return rowCount === 1;
}
