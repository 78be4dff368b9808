import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync } from "node:zlib";

/** All that a release's API told of its demo, by the email of a person. */
export type KeptRelease = {
  logins: { email: string; password: string }[];
  trade: Record<string, Trade>;
};

type KeptOrder = { number: string; status: string; totalCents: number; dueAt: string | null; moves: string[] };
/** `wallets` has the cents of each organization, in the order of `walletFields`. */
export type Trade = { orders: KeptOrder[]; wallets: Record<string, unknown[]> };

// Read as a client reads JSON: by the fields that the fixture keeps.
// biome-ignore lint/suspicious/noExplicitAny: the shape is what the test asserts
type Get = (path: string) => Promise<any>;

const walletFields = ["availableCents", "heldCents", "earningsCents", "payoutInTransitCents"];

/** Reads every order and wallet that a person sees, in this version or an older one. */
export async function readTrade(get: Get): Promise<Trade> {
  const orders: KeptOrder[] = [];
  for (let page = 1; ; page += 1) {
    const list = await get(`/api/orders?itemsPerPage=100&page=${page}`);
    for (const { number, status, totalCents, dueAt, moves } of list["hydra:member"])
      orders.push({ number, status, totalCents, dueAt, moves });
    if (orders.length >= list["hydra:totalItems"]) break;
  }
  const { "hydra:member": listed } = await get("/api/wallets?itemsPerPage=100");
  const wallets = Object.fromEntries(
    (listed as Record<string, string | number>[]).map((wallet) => [
      wallet.organization,
      walletFields.map((field) => wallet[field]),
    ]),
  );
  return { orders: orders.toSorted((one, other) => one.number.localeCompare(other.number)), wallets };
}

const folderOf = (name: string) => fileURLToPath(new URL(`./${name}/`, import.meta.url));

export const keptReleases = (): string[] =>
  readdirSync(fileURLToPath(new URL(".", import.meta.url)), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** The release's database as statements, without the words that only `psql` knows. */
export function readKept(name: string): { sql: string; expected: KeptRelease } {
  const sql = brotliDecompressSync(readFileSync(`${folderOf(name)}database.sql.br`)).toString("utf8");
  return {
    sql: sql.replaceAll(/^\\.*$/gm, ""),
    expected: JSON.parse(readFileSync(`${folderOf(name)}expected.json`, "utf8")) as KeptRelease,
  };
}
