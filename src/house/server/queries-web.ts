import { asc, eq } from "drizzle-orm";
import type { Page } from "#platform/contract/wire.ts";
import type { Reader } from "#platform/database/database.ts";
import { type FeatureFlag, type PathRedirect, type PublicSettings, redirectsMax } from "../contract.ts";
import { featureFlag, pathRedirect } from "./tables.ts";

type Found<Item> = { items: Item[]; totalItems: number };
type Dated = { createdAt: Date; updatedAt: Date };

const dated = <Row extends Dated>({ createdAt, updatedAt, ...row }: Row) => ({
  ...row,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

export async function listFlags(reader: Reader, { page, itemsPerPage }: Page): Promise<Found<FeatureFlag>> {
  const rows = await reader
    .select()
    .from(featureFlag)
    .orderBy(asc(featureFlag.name))
    .limit(itemsPerPage)
    .offset((page - 1) * itemsPerPage);
  return { items: rows.map(dated), totalItems: await reader.$count(featureFlag) };
}

export async function findFlag(reader: Reader, id: string): Promise<FeatureFlag | undefined> {
  const [row] = await reader.select().from(featureFlag).where(eq(featureFlag.id, id));
  return row && dated(row);
}

export async function listRedirects(reader: Reader, { page, itemsPerPage }: Page): Promise<Found<PathRedirect>> {
  const rows = await reader
    .select()
    .from(pathRedirect)
    .orderBy(asc(pathRedirect.path))
    .limit(itemsPerPage)
    .offset((page - 1) * itemsPerPage);
  return { items: rows.map(dated), totalItems: await reader.$count(pathRedirect) };
}

export async function findRedirect(reader: Reader, id: string): Promise<PathRedirect | undefined> {
  const [row] = await reader.select().from(pathRedirect).where(eq(pathRedirect.id, id));
  return row && dated(row);
}

/** What the web app may know before anybody signs in: the flags that are on or off, and where paths lead instead. */
export async function readPublicSettings(reader: Reader): Promise<PublicSettings> {
  const { path, target, permanent } = pathRedirect;
  const [flags, redirects] = await Promise.all([
    reader.select({ name: featureFlag.name, enabled: featureFlag.enabled }).from(featureFlag).limit(500),
    reader.select({ path, target, permanent }).from(pathRedirect).orderBy(asc(path)).limit(redirectsMax),
  ]);
  return { flags: Object.fromEntries(flags.map(({ name, enabled }) => [name, enabled])), redirects };
}

/** Where a page's path leads instead; asked at each page that is loaded whole, found by its unique index. */
export async function findRedirectFrom(
  reader: Reader,
  path: string,
): Promise<{ target: string; permanent: boolean } | undefined> {
  const { rows } = await reader.$client.query<{ target: string; permanent: boolean }>({
    name: "redirect-from",
    text: "SELECT target, permanent FROM path_redirect WHERE path = $1",
    values: [path],
  });
  return rows[0];
}
