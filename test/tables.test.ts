import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Scratch, scratchFolder } from "./scratch.ts";

let scratch: Scratch;
beforeEach(() => {
  scratch = scratchFolder();
});
afterEach(() => scratch.remove());

function complaintsAbout(sources: Record<string, string>): string[] {
  for (const [file, text] of Object.entries(sources)) {
    mkdirSync(join(scratch.path, dirname(file)), { recursive: true });
    writeFileSync(join(scratch.path, file), text);
  }
  const { stderr } = spawnSync(process.execPath, [resolve("scripts/check-tables.ts")], {
    cwd: scratch.path,
    encoding: "utf8",
  });
  return stderr.split("\n").filter(Boolean);
}

const tables = {
  "src/orders/server/tables.ts": 'export const order = pgTable("publication_order", {});',
  "src/wallet/server/tables.ts": 'export const ledgerAccount = pgTable("ledger_account", {});',
};

test("SQL names no table of a module above its own, wherever in the statement", () => {
  const wallet = [
    "SELECT id FROM publication_order",
    "SELECT id FROM ledger_account AS account, publication_order AS paid",
    "SELECT id FROM ledger_account JOIN publication_order USING (id)",
  ];
  const queries = [...wallet.map((text) => `const text = \`${text}\`;`), 'const paid = "publication_order AS paid";'];
  const complaints = complaintsAbout({ ...tables, "src/wallet/server/queries.ts": queries.join("\n") });
  expect(complaints).toEqual(
    queries.map(
      (_, line) =>
        `src/wallet/server/queries.ts:${line + 1}: reads publication_order, which is orders's and stands above wallet: read a view that orders publishes, or have it handed in.`,
    ),
  );
});

test("SQL reads tables below, and the views that a module above publishes", () => {
  const complaints = complaintsAbout({
    ...tables,
    "src/orders/server/views.ts":
      'export const orderMoney = pgView("order_money").as(`SELECT id FROM publication_order`);',
    "src/wallet/server/queries.ts": "const text = `SELECT id FROM order_money`;",
    "src/orders/server/queries.ts": "const text = `SELECT id FROM ledger_account`;",
  });
  expect(complaints).toEqual([]);
});

test("views stand where they are published, and nobody writes another module's table", () => {
  const complaints = complaintsAbout({
    ...tables,
    "src/orders/server/queries.ts": 'export const hidden = pgView("hidden");',
    "src/orders/server/commands.ts": "const text = `UPDATE ledger_account SET balance_cents = 0`;",
  });
  expect(complaints.sort()).toEqual([
    "src/orders/server/commands.ts:1: writes ledger_account, which is wallet's.",
    "src/orders/server/queries.ts: a view is published; declare it in views.ts.",
  ]);
});
