import { isSameName } from "#identity/identity.ts";
import { readIdentity } from "#identity/server/queries.ts";
import type { Queue } from "#platform/jobs/queue.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { type PaymentProvider, ProviderRefusal } from "../../providers/provider.ts";
import type { IdentityCheckStatus } from "../identity-check.ts";
import { leaveUnclear, moveCheck, verifyCheck } from "./commands.ts";
import { findCheck, type IdentityCheckRow, lockCheck } from "./queries.ts";

const texts = catalogue("payments.identityChecks.server.jobs", {
  otherName:
    "The name on your document isn't the one you entered. Enter it as on the document, or send your documents for review.",
});

/** Where the provider leads a person back to. */
const returnPath = "/publisher/kyc";

/** Asks the provider for its page, then stores where it is: the call stands between two short transactions. */
export function startIdentityCheckQueue(provider: PaymentProvider | undefined): Queue<{ checkId: string }> {
  return {
    name: "start-identity-check",
    // Somebody waits for it; a page that comes half an hour late is still shown.
    retryDelaySeconds: 1,
    retryLimit: 11,
    async handle(database, { checkId: id }) {
      const asked = await findCheck(database.reader, id);
      if (!asked || asked.url !== null || asked.status !== "asked") return;
      if (provider?.name !== asked.provider) throw new Error(`payment provider ${asked.provider} is not configured`);
      const store = (to: IdentityCheckStatus, said: Partial<IdentityCheckRow>) =>
        database.transaction(async (tx) => {
          const row = await lockCheck(tx, id, asked.provider);
          if (row) await moveCheck(tx, row, to, said);
        });
      try {
        await store("open", await provider.startIdentitySession({ id, returnPath }));
      } catch (error) {
        if (!(error instanceof ProviderRefusal)) throw error;
        await store("refused", { reason: error.message });
      }
    },
  };
}

/** Said to the person alone; the document's own name stays with the provider. */
const otherName = texts.otherName;

/** Asks the provider whom it verified: a stranger's document verifies nobody (decision 0104). */
export function readVerifiedNameQueue(
  provider: PaymentProvider | undefined,
): Queue<{ checkId: string; reference: string }> {
  return {
    name: "read-verified-name",
    retryDelaySeconds: 2,
    retryLimit: 11,
    async handle(database, { checkId, reference }) {
      const asked = await findCheck(database.reader, checkId);
      if (!asked || asked.status === "verified") return;
      if (provider?.name !== asked.provider) throw new Error(`payment provider ${asked.provider} is not configured`);
      const name = await provider.readVerifiedName(reference).catch((error: unknown) => {
        if (error instanceof ProviderRefusal) return "";
        throw error;
      });
      await database.transaction(async (tx) => {
        const row = await lockCheck(tx, checkId, asked.provider);
        if (!row) return;
        const { legalName } = await readIdentity(tx, row.organizationId);
        if (isSameName(name, legalName)) await verifyCheck(tx, row, reference);
        else await leaveUnclear(tx, row, { reference, reason: otherName });
      });
    },
  };
}
