import { eq } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import type { Queue } from "#platform/jobs/queue.ts";
import type { Cents } from "#platform/money/money.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { post } from "#wallet/server/commands/post.ts";
import { recordTransactions, refundOf } from "#wallet/server/commands/transactions.ts";
import { endVoucher, voucherKey } from "../postings.ts";
import { readEnded, readLastEntry, readRedeemed, readUnspent } from "./queries.ts";
import { voucherRedemption } from "./tables.ts";

const texts = catalogue("payments.vouchers.server.jobs", {
  notSpent: (code: string) => `Voucher ${code}, not spent by its end`,
});

/** Takes back what organizations have not spent of vouchers that ended (decision 0061). */
export const endVouchersQueue: Queue = {
  name: "end-vouchers",
  cron: "*/10 * * * *",
  async handle(database) {
    for (const { id, organizationId } of await readEnded(database.reader))
      await database.transaction((tx) => end(tx, id, organizationId));
  },
};

/** The account is locked before anything is counted: no booking spends meanwhile what is taken here. */
async function end(tx: Tx, id: string, organizationId: string): Promise<void> {
  const ending = (await readRedeemed(tx, organizationId)).find((each) => each.id === id);
  if (!ending) throw new Error(`redemption ${id} is gone`);
  // Another worker may have ended it: then it is none of the lots any more.
  const { voucherId } = ending;
  const unspentCents = (await readUnspent(tx, organizationId)).get(voucherKey({ voucherId, organizationId }));
  if (unspentCents === undefined) return;
  const endedAfter = await readLastEntry(tx, organizationId);
  if (unspentCents > 0) await takeBack(tx, { ...ending, organizationId, amountCents: unspentCents });
  await tx.update(voucherRedemption).set({ unspentCents, endedAfter }).where(eq(voucherRedemption.id, id));
}

type EndedRedemption = { id: string; voucherId: string; code: string; organizationId: string; amountCents: Cents };

async function takeBack(tx: Tx, { id, code, ...ended }: EndedRedemption): Promise<void> {
  const { organizationId, amountCents } = ended;
  const [posted] = await post(tx, [endVoucher(ended)]);
  await recordTransactions(tx, [
    {
      ...refundOf(organizationId, posted, amountCents),
      subject: "voucher",
      subjectId: id,
      description: texts.notSpent(code),
    },
  ]);
}
