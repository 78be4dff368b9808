import { readdirSync, readFileSync } from "node:fs";

type Snapshot = { tables: Record<string, { name: string; columns: Record<string, unknown> }> };

const folder = new URL("../migrations/meta/", import.meta.url);
const newest =
  readdirSync(folder)
    .filter((name) => name.endsWith("_snapshot.json"))
    .toSorted()
    .at(-1) ?? "";

/** All tables as the last migration leaves them. */
export const tables = Object.values((JSON.parse(readFileSync(new URL(newest, folder), "utf8")) as Snapshot).tables);
