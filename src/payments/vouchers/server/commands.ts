import { eq, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Actor } from "#accounts/actor.ts";
import { requireBooking } from "#accounts/organizations/server/queries.ts";
import { authorize } from "#accounts/server/authorize.ts";
import { writeAudit } from "#audit/server/commands.ts";
import { permitDeed } from "#deeds/server/commands.ts";
import type { Tx } from "#platform/database/database.ts";
import { violatedConstraint } from "#platform/database/faults.ts";
import { takeTurn } from "#platform/database/turn.ts";
import { invalid, notFound, Refusal } from "#platform/http/errors.ts";
import type { Cents } from "#platform/money/money.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { post } from "#wallet/server/commands/post.ts";
import { recordTransactions } from "#wallet/server/commands/transactions.ts";
import { transactionStatuses, transactionTypes } from "#wallet/transaction.ts";
import type { redemptionInput, voucherInput } from "../contract.ts";
import { redeemVoucher as redeemPosting } from "../postings.ts";
import { plainCode, type RedemptionOutcome, wrongCodesMax } from "../voucher.ts";
import { countWrongCodes, hasRedeemed, isTooNew, readPaidByVouchers } from "./queries.ts";
import { voucher, voucherEarning, voucherRedemption } from "./tables.ts";

const texts = catalogue("payments.vouchers.server.commands", {
  endPassed: "Choose an end in the future.",
  taken: "A voucher has this code already. Choose another.",
  tooManyCodes: "You tried too many codes. Try again in an hour.",
  voucher: (code: string) => `Voucher ${code}`,
});

type VoucherRow = typeof voucher.$inferSelect;

/** A new voucher. Throws 422 for a code that there is, and for an end that has passed, and what `permitDeed` throws. */
export async function createVoucher(tx: Tx, actor: Actor, input: z.infer<typeof voucherInput>): Promise<string> {
  const endsAt = new Date(input.endsAt);
  if (endsAt <= new Date()) throw invalid("endsAt", texts.endPassed);
  const [after] = await refuseSecond(
    tx
      .insert(voucher)
      .values({ ...input, endsAt })
      .returning(),
  );
  if (!after) throw new Error("voucher was not written");
  await writeAudit(tx, actor, { kind: "voucher", subject: after.code, after: recordOf(after) });
  const { amountCents, redemptionsMax } = input;
  await permitDeed(tx, actor, { deed: "voucher", amountCents: amountCents * redemptionsMax, parts: [] });
  return after.id;
}

/** Nobody redeems it any more; redeemed amounts stay until the end that was promised. */
export async function closeVoucher(tx: Tx, actor: Actor, id: string): Promise<void> {
  const [before] = await tx.select().from(voucher).where(eq(voucher.id, id)).for("update");
  if (!before) throw notFound("This voucher");
  await tx.update(voucher).set({ endsAt: sql`least(ends_at, now())` }).where(eq(voucher.id, id));
  await writeAudit(tx, actor, { kind: "voucher", subject: before.code, before: recordOf(before) });
}

const recordOf = ({ endsAt, ...row }: VoucherRow) => ({ ...row, endsAt: endsAt.toISOString() });

async function refuseSecond<Result>(write: PromiseLike<Result>): Promise<Result> {
  try {
    return await write;
  } catch (error) {
    if (violatedConstraint(error) === "voucher_code") throw invalid("code", texts.taken, "taken");
    throw error;
  }
}

/**
 * Tries a code and keeps the try, since wrong codes are counted and a refusal would leave no trace. Throws 429 `too_many_codes`
 * after too many of them.
 */
export async function tryCode(tx: Tx, actor: Actor, input: z.infer<typeof redemptionInput>): Promise<string> {
  const { organization: organizationId } = input;
  authorize(actor, "wallet.topUp", { organizationId }, "This organization");
  await requireBooking(tx, organizationId);
  await refuseGuessing(tx, actor, organizationId);
  const [found] = await tx
    .select()
    .from(voucher)
    .where(eq(voucher.code, plainCode(input.code)))
    .for("update");
  const outcome = await outcomeFor(tx, found, { userId: actor.userId, organizationId });
  const isRedeemed = outcome === "redeemed" && found !== undefined;
  const [tried] = await tx
    .insert(voucherRedemption)
    .values({
      organizationId,
      userId: actor.userId,
      voucherId: found?.id ?? null,
      outcome,
      ...(isRedeemed ? { amountCents: found.amountCents, endsAt: found.endsAt } : {}),
    })
    .returning({ id: voucherRedemption.id });
  if (!tried) throw new Error("redemption was not written");
  if (isRedeemed) await credit(tx, found, organizationId, tried.id);
  return tried.id;
}

/** Tries of a person or an organization go one after the other: at once, each would count the same. */
async function refuseGuessing(tx: Tx, { userId }: Actor, organizationId: string): Promise<void> {
  for (const id of [organizationId, userId].sort()) await takeTurn(tx, `byline-codes:${id}`);
  if ((await countWrongCodes(tx, { userId, organizationId })) < wrongCodesMax) return;
  throw new Refusal(429, "too_many_codes", texts.tooManyCodes, { retryAfterSeconds: 3_600 });
}

/** Decided while the voucher is locked. */
async function outcomeFor(
  tx: Tx,
  found: VoucherRow | undefined,
  by: { userId: string; organizationId: string },
): Promise<RedemptionOutcome> {
  if (!found) return "unknown";
  if (await hasRedeemed(tx, found.id, by)) return "redeemedBefore";
  if (found.endsAt <= new Date()) return "ended";
  if (await isTooNew(tx, by.organizationId)) return "tooNew";
  return found.redemptions < found.redemptionsMax ? "redeemed" : "usedUp";
}

async function credit(tx: Tx, { id, code, amountCents }: VoucherRow, organizationId: string, redemptionId: string) {
  await tx
    .update(voucher)
    .set({ redemptions: sql`${voucher.redemptions} + 1` })
    .where(eq(voucher.id, id));
  const [posted] = await post(tx, [redeemPosting({ voucherId: id, organizationId, amountCents })]);
  await recordTransactions(tx, [
    {
      organizationId,
      type: transactionTypes.topUp,
      status: transactionStatuses.success,
      amountCents,
      balanceAfterCents: posted?.balanceAfter(organizationId, "available"),
      postingId: posted?.id,
      subject: "voucher",
      subjectId: redemptionId,
      description: texts.voucher(code),
    },
  ]);
}

type VoucherSettlement = {
  paidForId: string;
  clientOrganizationId: string;
  publisherOrganizationId: string;
  /** All that was paid for it. */
  paidCents: Cents;
};

/** Notes the vouchers' part of an order or extra in its settlement: such earnings are locked longer (decision 0101). */
export async function noteVoucherEarning(tx: Tx, { paidCents, ...settled }: VoucherSettlement): Promise<void> {
  const paidByVouchersCents = await readPaidByVouchers(tx, settled.clientOrganizationId, settled.paidForId);
  const voucherCents = Math.min(paidByVouchersCents, paidCents);
  if (voucherCents === 0) return;
  await tx
    .insert(voucherEarning)
    .values({ ...settled, voucherCents, paidCents })
    .onConflictDoNothing();
}
