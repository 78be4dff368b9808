import type { z } from "zod";
import type { Actor } from "#accounts/actor.ts";
import { asMaker } from "#accounts/members/server/commands.ts";
import { isInScope, may } from "#accounts/permissions.ts";
import { authorize } from "#accounts/server/authorize.ts";
import { createCampaign, createProject } from "#campaigns/server/commands.ts";
import { locateCampaign } from "#campaigns/server/queries.ts";
import type { Tx } from "#platform/database/database.ts";
import { takeTurn } from "#platform/database/turn.ts";
import { AdcpFault, adcpErrorOf } from "../../fault.ts";
import type { AccountReference } from "../../request.ts";
import { accountAnswer, type SellerAccount } from "../account.ts";
import type { syncAccountsInput, WantedAccount } from "../contract.ts";
import { buyingOrganization, findSellerAccount, readProjectsOfBrand } from "./queries.ts";
import { adcpAccount } from "./tables.ts";

/** Makes the accounts that are not there yet; one that can't be served is answered as failed, the others are made. */
export async function syncAccounts(tx: Tx, actor: Actor, input: z.output<typeof syncAccountsInput>): Promise<object> {
  if (input.dry_run || input.delete_missing)
    throw new AdcpFault("UNSUPPORTED_FEATURE", "Accounts are neither tried out nor closed here.");
  const accounts: object[] = [];
  for (const wanted of input.accounts) accounts.push(await syncAccount(tx, actor, wanted));
  return { accounts };
}

async function syncAccount(tx: Tx, actor: Actor, wanted: WantedAccount): Promise<object> {
  const { brand, operator, sandbox, billing, payment_terms: terms } = wanted;
  if (billing !== "operator") {
    const fault = new AdcpFault("UNSUPPORTED_FEATURE", "Byline bills the operator.", { field: "billing" });
    return { brand, operator, action: "failed", status: "rejected", sandbox, errors: [adcpErrorOf(fault)] };
  }
  const known = await findSellerAccount(tx, actor, { brand, operator, sandbox });
  const account = known ?? (await makeAccount(tx, actor, { brand, operator, sandbox }));
  const warning = "Byline is prepaid: each booking holds its price in the balance at once.";
  return {
    ...accountAnswer(account),
    action: known ? "unchanged" : "created",
    ...(terms === undefined || terms === "prepay" ? {} : { warnings: [`${warning} ${terms} has no effect.`] }),
    payment_terms: "prepay",
  };
}

/**
 * Returns the account, made now if brand and operator name a new one and the grant may make campaigns. Throws
 * `ACCOUNT_NOT_FOUND`.
 */
export async function provideAccount(tx: Tx, actor: Actor, reference: AccountReference): Promise<SellerAccount> {
  const known = await findSellerAccount(tx, actor, reference);
  if (known) return known;
  if ("account_id" in reference || !isInScope(actor, "campaign.edit")) throw accountNotFound();
  return makeAccount(tx, actor, reference);
}

/**
 * Returns the actor with the rights to write by this account, which has to be theirs: reading it opens neither its
 * library nor its buys. Throws 403 for a viewer.
 */
export async function writerOf(tx: Tx, actor: Actor, account: SellerAccount): Promise<Actor> {
  const { id, organizationId, campaignId } = account;
  if (!campaignId) {
    authorize(actor, "project.create", { organizationId }, "This account");
    return actor;
  }
  const place = await locateCampaign(tx, campaignId);
  if (!place) throw accountNotFound();
  const isKnown = await findSellerAccount(tx, actor, { account_id: id });
  // A manager's role in a project that was made in this very call is not among their places yet.
  const writer = isKnown ? actor : asMaker(actor, place);
  authorize(writer, "order.write", place, "This account");
  return writer;
}

const accountNotFound = () =>
  new AdcpFault("ACCOUNT_NOT_FOUND", "There is no such account. Call sync_accounts first.", { field: "account" });

type NaturalKey = Exclude<AccountReference, { account_id: string }>;

async function makeAccount(
  tx: Tx,
  actor: Actor,
  { brand, operator, sandbox = false }: NaturalKey,
): Promise<SellerAccount> {
  const organizationId = buyingOrganization(actor);
  await takeTurn(tx, `adcp accounts of ${organizationId}`);
  // Another call may have made it while this one waited.
  const meanwhile = await findSellerAccount(tx, actor, { brand, operator, sandbox });
  if (meanwhile) return meanwhile;
  const named = { brandDomain: brand.domain, brandId: brand.brand_id ?? "", operatorDomain: operator };
  const campaignId = sandbox ? null : await campaignFor(tx, actor, organizationId, named);
  const [row] = await tx
    .insert(adcpAccount)
    .values({ organizationId, madeBy: actor.userId, ...named, sandbox, campaignId })
    .returning();
  if (!row) throw new Error("account was not written");
  return row;
}

type AccountName = Pick<SellerAccount, "brandDomain" | "brandId" | "operatorDomain">;

/** A campaign of the brand's project, which is made if none names the brand's site. */
async function campaignFor(
  tx: Tx,
  actor: Actor,
  organizationId: string,
  { brandDomain, brandId, operatorDomain }: AccountName,
): Promise<string> {
  const known = await readProjectsOfBrand(tx, organizationId, brandDomain);
  const own = known.find((projectId) => may(actor, "campaign.edit", { organizationId, projectId }));
  const name = (brandId || brandDomain).slice(0, 80);
  const website = `https://${brandDomain}/`;
  const project = own ?? (await createProject(tx, actor, { organization: organizationId, name, website }));
  const campaign = { project, name: `AdCP, ${operatorDomain}`.slice(0, 80), goal: "awareness" } as const;
  return createCampaign(tx, asMaker(actor, { organizationId, projectId: project }), campaign);
}
