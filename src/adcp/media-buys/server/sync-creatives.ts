import type { Actor } from "#accounts/actor.ts";
import type { Tx } from "#platform/database/database.ts";
import { inSavepoint } from "#platform/database/savepoint.ts";
import { refusalFor } from "#platform/http/error-handler.ts";
import { Invalid, Overdue, Refusal } from "#platform/http/errors.ts";
import { provideAccount, writerOf } from "../../accounts/server/commands.ts";
import type { CreativeInput, SyncCreativesInput } from "../../creatives/contract.ts";
import { keepCreative, refuseFullLibrary } from "../../creatives/server/commands.ts";
import { AdcpFault, adcpErrorOf, faultOf } from "../../fault.ts";
import { findPackage, readWaitingPackages } from "./queries.ts";
import { assignCreative } from "./send-creative.ts";

type SyncedCreative = {
  creative_id: string;
  action: string;
  status?: string;
  errors?: object[];
  assigned_to?: string[];
  assignment_errors?: Record<string, string>;
};

/**
 * Keeps creatives and sends them to the packages that they are assigned to, each by itself: one that fails says why and
 * leaves the others alone.
 */
export async function syncCreatives(
  tx: Tx,
  actor: Actor,
  input: SyncCreativesInput,
  agentUrl: string,
): Promise<object> {
  if (input.dry_run || input.delete_missing)
    throw new AdcpFault("UNSUPPORTED_FEATURE", "Creatives are neither tried out nor removed here.");
  const account = await provideAccount(tx, actor, input.account);
  const writer = await writerOf(tx, actor, account);
  await refuseFullLibrary(tx, account.id, input.creatives.length);
  const synced: SyncedCreative[] = [];
  for (const creative of input.creatives) synced.push(await keep(tx, account.id, creative, agentUrl));
  const kept = synced.filter(({ action }) => action !== "failed").map(({ creative_id: id }) => id);
  const waiting = await readWaitingPackages(tx, account.id, kept);
  const named = input.assignments ?? [];
  // In the order of ids, so that two calls for the same packages can't deadlock.
  const wanted = [
    ...named.map(({ creative_id: creativeId, package_id: packageId }) => ({ creativeId, packageId })),
    ...waiting.map(({ id: packageId, creativeId }) => ({ creativeId, packageId })),
  ]
    .filter(({ packageId }, index, all) => all.findIndex((each) => each.packageId === packageId) === index)
    .sort((one, other) => (one.packageId < other.packageId ? -1 : 1));
  for (const each of wanted) note(synced, each, await assign(tx, writer, account.id, each));
  return { creatives: synced, ...(account.sandbox ? { sandbox: true } : {}) };
}

async function keep(tx: Tx, accountId: string, creative: CreativeInput, agentUrl: string): Promise<SyncedCreative> {
  const { creative_id: id } = creative;
  try {
    const { action } = await keepCreative(tx, accountId, creative, agentUrl);
    return { creative_id: id, action, status: "approved" };
  } catch (error) {
    if (!(error instanceof AdcpFault)) throw error;
    return { creative_id: id, action: "failed", errors: [adcpErrorOf(error)] };
  }
}

type Assignment = { creativeId: string; packageId: string };

/** Returns the problem in words; undefined once the creative was sent. */
async function assign(
  tx: Tx,
  actor: Actor,
  accountId: string,
  { creativeId, packageId }: Assignment,
): Promise<string | undefined> {
  const found = await findPackage(tx, actor, packageId);
  if (!found || found.buy.account.id !== accountId) return "The account has no such package.";
  try {
    await inSavepoint(tx, () => assignCreative(tx, actor, { ...found, creativeId }));
    return undefined;
  } catch (error) {
    if (error instanceof AdcpFault) return error.message;
    // Any other error, such as a deadlock, ends the whole call.
    if (!(error instanceof Refusal)) throw error;
    if (error instanceof Overdue) await error.settle(tx);
    return faultOf({ ...refusalFor(error), violations: error instanceof Invalid ? error.violations : [] }).message;
  }
}

function note(synced: SyncedCreative[], { creativeId, packageId }: Assignment, problem: string | undefined): void {
  const creative = synced.find(({ creative_id: id }) => id === creativeId);
  if (!creative || creative.action === "failed") return;
  if (problem === undefined) creative.assigned_to = [...(creative.assigned_to ?? []), packageId];
  else creative.assignment_errors = { ...creative.assignment_errors, [packageId]: problem };
}
