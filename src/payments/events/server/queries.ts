import type { PageQuery } from "#platform/contract/wire.ts";
import type { Reader } from "#platform/database/database.ts";
import { literal, literals } from "#platform/database/sql/literals.ts";
import type { ListedPage } from "#platform/lists/list.ts";
import { readPage } from "#platform/lists/page.ts";
import type { PostingKind } from "#wallet/posting-kinds.ts";
import type { WithdrawalMethod } from "../../withdrawals/withdrawal.ts";
import {
  type ProviderEventKind,
  type ProviderEventOutcome,
  providerEventKindNames,
  providerEventKinds,
} from "../provider-event.ts";

/** An event of a provider that the books don't agree with. Cents. */
export type UnmatchedEvent = {
  id: string;
  provider: string;
  eventId: string;
  kind: ProviderEventKind;
  reference: string;
  amountCents: number | null;
  outcome: ProviderEventOutcome;
  postingKey: string | null;
  /** Cents that its posting moved on provider clearing; null without one. */
  postedCents: number | null;
  createdAt: Date;
};

/** A posting that moved money at a provider which no event tells of. Cents. */
export type UnmatchedPosting = { id: string; key: string; kind: string; clearingCents: number; createdAt: Date };

const newest = { by: ['"createdAt"', "id"], direction: "DESC", values: [] } as const;

const kindsThat = (move: "in" | "out") =>
  literals(providerEventKindNames.filter((kind) => providerEventKinds[kind].clearing === move));

/** Money that comes in lowers provider clearing: it is what providers owe Byline, with its sign turned. */
const events = `
  SELECT *, count(*) OVER () AS "totalItems" FROM (
    SELECT event.id, event.provider, event.event_id AS "eventId", event.kind, event.reference, event.amount_cents AS "amountCents",
      event.outcome, event.posting_key AS "postingKey", event.created_at AS "createdAt",
      CASE WHEN event.kind IN ${kindsThat("in")} THEN -event.amount_cents WHEN event.kind IN ${kindsThat("out")} THEN event.amount_cents END AS "expectedCents",
      (SELECT sum(entry.amount_cents)::bigint FROM ledger_posting AS posting
       JOIN ledger_entry AS entry ON entry.posting_id = posting.id JOIN ledger_account AS account ON account.id = entry.account_id
       WHERE posting.key = event.posting_key AND account.organization_id IS NULL AND account.kind = 'provider_clearing') AS "postedCents"
    FROM provider_event AS event) AS event
  WHERE outcome = 'waiting' OR ("expectedCents" IS NOT NULL AND "postedCents" IS DISTINCT FROM "expectedCents")`;

/** Events that wait, and events of money without a posting of their amount; newest first. For the operator's books page. */
export async function readUnmatchedEvents(reader: Reader, page: PageQuery): Promise<ListedPage<UnmatchedEvent>> {
  const statement = { name: "provider-events-unmatched", text: events, ...newest };
  const { rows, ...length } = await readPage<UnmatchedEvent & { totalItems: number }>(reader, statement, page);
  return { items: rows, ...length };
}

const ofPayouts = literals(["payout", "payout_return"] satisfies PostingKind[]);

// No provider tells of the operator's own transfers; their keys name the withdrawal.
const postings = `
  SELECT posting.id, posting.key, posting.kind, entry.amount_cents AS "clearingCents", posting.created_at AS "createdAt",
    count(*) OVER () AS "totalItems"
  FROM ledger_account AS account JOIN ledger_entry AS entry ON entry.account_id = account.id
  JOIN ledger_posting AS posting ON posting.id = entry.posting_id
  WHERE account.organization_id IS NULL AND account.kind = 'provider_clearing'
    AND NOT EXISTS (SELECT FROM provider_event WHERE posting_key = posting.key)
    AND NOT EXISTS (SELECT FROM withdrawal WHERE withdrawal.method = ${literal<WithdrawalMethod>("transfer")}
      AND withdrawal.id = CASE WHEN posting.kind IN ${ofPayouts} THEN split_part(posting.key, ':', 2)::uuid END)`;

/** Postings on provider clearing that no event of a provider tells of, newest first. For the operator's books page. */
export async function readUnmatchedPostings(reader: Reader, page: PageQuery): Promise<ListedPage<UnmatchedPosting>> {
  const statement = { name: "postings-without-event", text: postings, ...newest };
  const { rows, ...length } = await readPage<UnmatchedPosting & { totalItems: number }>(reader, statement, page);
  return { items: rows, ...length };
}
