import { and, desc, eq, sql } from "drizzle-orm";
import { listSessions } from "#auth/server/queries.ts";
import type { Actor } from "#platform/contract/actor.ts";
import type { Page } from "#platform/contract/wire.ts";
import type { Reader } from "#platform/database/database.ts";
import type { AccountDeletion, ApiToken, Session } from "../contract-access.ts";
import { readObligations } from "./queries-obligations.ts";
import { apiToken, apiTokenSpending } from "./tables.ts";

/** The person's own API tokens, newest first. */
export async function listApiTokens(
  reader: Reader,
  actor: Actor,
  { page, itemsPerPage }: Page,
): Promise<{ items: ApiToken[]; totalItems: number }> {
  const rows = await selectTokens(reader, actor)
    .limit(itemsPerPage)
    .offset((page - 1) * itemsPerPage);
  return {
    items: rows.map((row) => represent(row, null)),
    totalItems: await reader.$count(apiToken, eq(apiToken.userId, actor.userId)),
  };
}

/** One of the person's own tokens; with the token itself right after it was made. */
export async function findApiToken(
  reader: Reader,
  actor: Actor,
  id: string,
  token: string | null = null,
): Promise<ApiToken | undefined> {
  const [row] = await selectTokens(reader, actor, id);
  return row && represent(row, token);
}

function selectTokens(reader: Reader, actor: Actor, id?: string) {
  const today = and(
    eq(apiTokenSpending.tokenId, apiToken.id),
    eq(apiTokenSpending.day, sql`(now() AT TIME ZONE 'UTC')::date`),
  );
  return reader
    .select({
      id: apiToken.id,
      name: apiToken.name,
      scopes: apiToken.scopes,
      spendLimitCents: apiToken.spendLimitCents,
      spentTodayCents: apiTokenSpending.spentCents,
      prefix: apiToken.prefix,
      expiresAt: apiToken.expiresAt,
      lastUsedAt: apiToken.lastUsedAt,
      createdAt: apiToken.createdAt,
      updatedAt: apiToken.updatedAt,
    })
    .from(apiToken)
    .leftJoin(apiTokenSpending, today)
    .where(and(eq(apiToken.userId, actor.userId), id ? eq(apiToken.id, id) : undefined))
    .orderBy(desc(apiToken.createdAt), desc(apiToken.id))
    .$dynamic();
}

function represent(row: Awaited<ReturnType<typeof selectTokens>>[number], token: string | null): ApiToken {
  return {
    ...row,
    spentTodayCents: row.spentTodayCents ?? 0,
    token,
    expiresAt: row.expiresAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** The devices on which the person is signed in, the last used first. */
export async function listOwnSessions(
  reader: Reader,
  actor: Actor,
  page: Page,
  id?: string,
): Promise<{ items: Session[]; totalItems: number }> {
  const { items, totalItems } = await listSessions(reader, actor.userId, page, id);
  return {
    items: items.map(({ createdAt, refreshedAt, ...session }) => ({
      ...session,
      current: session.id === actor.sessionId,
      createdAt: createdAt.toISOString(),
      refreshedAt: refreshedAt.toISOString(),
    })),
    totalItems,
  };
}

/** What deleting the person's account would do now. */
export async function readAccountDeletion(
  reader: Reader,
  actor: Actor,
  id: string,
): Promise<AccountDeletion | undefined> {
  if (id !== actor.userId) return undefined;
  const all = await readObligations(
    reader,
    actor.memberships.map(({ organizationId }) => organizationId),
  );
  const soleOwned = all.filter(
    ({ id: organization, owners }) =>
      owners === 1 && actor.memberships.some((each) => each.organizationId === organization && each.role === "OWNER"),
  );
  const isBlocking = ({ moneyCents, openOrders }: { moneyCents: number; openOrders: number }) =>
    moneyCents !== 0 || openOrders > 0;
  return {
    id,
    blockedBy: soleOwned
      .filter(isBlocking)
      .map(({ id: organization, name, moneyCents, openOrders }) => ({ organization, name, moneyCents, openOrders })),
    closes: soleOwned
      .filter((each) => !isBlocking(each))
      .map(({ id: organization, name, members }) => ({ organization, name, otherMembers: members - 1 })),
    leaves: all
      .filter((each) => !soleOwned.includes(each))
      .map(({ id: organization, name }) => ({ organization, name })),
    apiTokens: await reader.$count(apiToken, eq(apiToken.userId, id)),
  };
}
