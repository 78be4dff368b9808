import type { Actor } from "#accounts/actor.ts";
import { reachedPlaces, seesAmounts } from "#accounts/permissions.ts";
import { organizationsWhere } from "#accounts/server/authorize.ts";
import { isUuid } from "#platform/contract/iri.ts";
import type { Asking } from "#platform/database/database.ts";
import { AdcpFault } from "../../fault.ts";
import type { AccountReference } from "../../request.ts";
import type { SellerAccount } from "../account.ts";

type AccountFilter = {
  id?: string | undefined;
  brandDomain?: string | undefined;
  brandId?: string | undefined;
  operatorDomain?: string | undefined;
  sandbox?: boolean | undefined;
  after?: string | undefined;
};

/** SQL for the ids of accounts that a reader reaches, by `reachOfAccounts`: `$1` to `$4`. Each part uses an index. */
export const reachedAccounts = `(
  SELECT id FROM adcp_account WHERE organization_id = ANY ($1::uuid[])
  UNION SELECT account.id FROM campaign JOIN adcp_account AS account ON account.campaign_id = campaign.id WHERE campaign.project_id = ANY ($2::uuid[])
  UNION SELECT id FROM adcp_account WHERE organization_id = ANY ($3::uuid[]) AND made_by = $4 AND campaign_id IS NULL)`;

/**
 * Whole organizations, single projects, and the sandboxes that somebody made in an organization of theirs: each where they
 * read amounts, since the protocol has no answer without them (decision 0048).
 */
export function reachOfAccounts(actor: Actor): [string[], string[], string[], string] {
  const { organizations } = reachedPlaces(actor, "amount.read");
  const projects = actor.projectMemberships.filter((place) => seesAmounts(actor, place));
  const own = actor.memberships.filter(({ organizationId }) => seesAmounts(actor, { organizationId }));
  return [
    organizations,
    projects.map(({ projectId }) => projectId),
    own.map(({ organizationId }) => organizationId),
    actor.userId,
  ];
}

const accountsStatement = `
  SELECT account.id, account.organization_id AS "organizationId", account.brand_domain AS "brandDomain", account.brand_id AS "brandId",
    account.operator_domain AS "operatorDomain", account.sandbox, account.campaign_id AS "campaignId"
  FROM adcp_account AS account
  WHERE account.id IN ${reachedAccounts}
    AND ($5::uuid IS NULL OR account.id = $5) AND ($6::text IS NULL OR account.brand_domain = $6)
    AND ($7::text IS NULL OR account.brand_id = $7) AND ($8::text IS NULL OR account.operator_domain = $8)
    AND ($9::boolean IS NULL OR account.sandbox = $9) AND ($10::uuid IS NULL OR account.id > $10)
  ORDER BY account.id LIMIT $11`;

/** Accounts that the actor reaches, oldest first. */
export async function readAccounts(
  { $client }: Asking,
  actor: Actor,
  { id, brandDomain, brandId, operatorDomain, sandbox, after }: AccountFilter,
  limit: number,
): Promise<SellerAccount[]> {
  const values = [...reachOfAccounts(actor), id, brandDomain, brandId, operatorDomain, sandbox, after, limit];
  const { rows } = await $client.query<SellerAccount>({ name: "adcp-accounts", text: accountsStatement, values });
  return rows;
}

/** Finds the account that a reference names; undefined if there is none. Throws `ACCOUNT_AMBIGUOUS`. */
export async function findSellerAccount(
  asking: Asking,
  actor: Actor,
  reference: AccountReference,
): Promise<SellerAccount | undefined> {
  if ("account_id" in reference) {
    if (!isUuid(reference.account_id)) return undefined;
    return (await readAccounts(asking, actor, { id: reference.account_id }, 1))[0];
  }
  const { brand, operator: operatorDomain, sandbox = false } = reference;
  const filter = { brandDomain: brand.domain, brandId: brand.brand_id ?? "", operatorDomain, sandbox };
  const [found, another] = await readAccounts(asking, actor, filter, 2);
  if (another) throw ambiguous("Several of your organizations have this account. Name it by its account_id.");
  return found;
}

/** The one organization for which the actor buys. Throws `ACCOUNT_AMBIGUOUS`, or `PERMISSION_DENIED` for none. */
export function buyingOrganization(actor: Actor): string {
  const [organizationId, another] = organizationsWhere(actor, "project.create");
  if (!organizationId)
    throw new AdcpFault("PERMISSION_DENIED", "You buy for no organization. Its owner has to make you a manager.");
  if (another)
    throw ambiguous("You buy for several organizations. Connect as an app or service account of one of them.");
  return organizationId;
}

const ambiguous = (message: string) => new AdcpFault("ACCOUNT_AMBIGUOUS", message, { field: "account" });

const projectsStatement = `
  SELECT id FROM project WHERE organization_id = $1 AND archived_at IS NULL
    AND lower(substring(website FROM '^https?://(?:www\\.)?([^/:?#]+)')) = $2 ORDER BY id LIMIT 50`;

/** Ids of the organization's projects whose site is the brand's, oldest first. */
export async function readProjectsOfBrand(
  { $client }: Asking,
  organizationId: string,
  brandDomain: string,
): Promise<string[]> {
  const values = [organizationId, brandDomain.replace(/^www\./, "")];
  const { rows } = await $client.query<{ id: string }>({ name: "adcp-projects", text: projectsStatement, values });
  return rows.map(({ id }) => id);
}
