import { desc, ilike, inArray } from "drizzle-orm";
import type { Reader } from "#platform/database/database.ts";
import { likeLiteral } from "#platform/database/sql/like.ts";
import type { Account } from "../people/accounts.ts";
import { identities, mfaFactors, users } from "../tables.ts";

export type UsersPage = { accounts: Account[]; total: number };

/** One page of all accounts, newest first; `filter` is a part of the address. Three queries for any page. */
export async function listUsers(
  reader: Reader,
  { page, perPage, filter }: { page: number; perPage: number; filter: string | undefined },
): Promise<UsersPage> {
  const which = filter ? ilike(users.email, `%${likeLiteral(filter)}%`) : undefined;
  const rows = await reader
    .select()
    .from(users)
    .where(which)
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const ids = rows.map(({ id }) => id);
  const own = ids.length === 0 ? [] : await reader.select().from(identities).where(inArray(identities.userId, ids));
  const factors = ids.length === 0 ? [] : await reader.select().from(mfaFactors).where(inArray(mfaFactors.userId, ids));
  const accounts = rows.map((user) => ({
    user,
    identities: own.filter(({ userId }) => userId === user.id),
    factors: factors.filter(({ userId }) => userId === user.id),
  }));
  return { accounts, total: await reader.$count(users, which) };
}
