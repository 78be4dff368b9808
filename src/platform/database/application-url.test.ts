import pg from "pg";
import { expect, test } from "vitest";
import { createTestDatabase } from "../../../test/database.ts";
import { applicationUrl, searchPathOf, withAccountSchema } from "./application-url.ts";
import { settleDefaults } from "./pooler.ts";

async function asks(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(
    `SELECT current_setting('role') AS role, current_setting('search_path') AS path, current_setting('work_mem') AS memory,
            current_setting('jit') AS jit, current_setting('TimeZone') AS zone`,
  );
  await client.end();
  return rows[0];
}

test("a connection acts as the application and looks for accounts in their schema first", async () => {
  const { ownerUrl, drop } = await createTestDatabase();
  expect(await asks(applicationUrl(ownerUrl))).toMatchObject({ role: "byline_app", path: "auth,public", jit: "off" });
  const own = `${ownerUrl}?options=${encodeURIComponent("-c work_mem=7MB -c jit=on")}`;
  const expected = { role: "none", path: "people,public", memory: "7MB", jit: "off", zone: "UTC" };
  expect(await asks(withAccountSchema(own, "people"))).toEqual(expected);
  await drop();
});

test("days are those of UTC in a database with another zone, by the address and behind a pooler", async () => {
  const { ownerUrl, drop } = await createTestDatabase();
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  await owner.query(`ALTER DATABASE ${new URL(ownerUrl).pathname.slice(1)} SET timezone = 'America/New_York'`);
  await owner.end();
  expect((await asks(ownerUrl)).zone).toBe("America/New_York");
  expect((await asks(applicationUrl(ownerUrl))).zone).toBe("UTC");
  for (const _start of ["first", "next"])
    await settleDefaults(ownerUrl, { directUrl: ownerUrl, keepsStatements: false }, searchPathOf("auth"));
  expect(await asks(ownerUrl)).toMatchObject({ zone: "UTC", jit: "off" });
  await drop();
});
