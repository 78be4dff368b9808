import pg from "pg";
import { expect, test } from "vitest";
import { createTestDatabase } from "../../../test/database.ts";
import { applicationUrl, withAccountSchema } from "./application-url.ts";

test("a connection acts as the application and looks for accounts in their schema first", async () => {
  const { ownerUrl, drop } = await createTestDatabase();
  const asks = async (url: string) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query(
      "SELECT current_setting('role') AS role, current_setting('search_path') AS path, current_setting('work_mem') AS memory, current_setting('jit') AS jit",
    );
    await client.end();
    return rows[0];
  };
  expect(await asks(applicationUrl(ownerUrl))).toMatchObject({ role: "byline_app", path: "auth,public", jit: "off" });
  const own = `${ownerUrl}?options=${encodeURIComponent("-c work_mem=7MB -c jit=on")}`;
  const expected = { role: "none", path: "people,public", memory: "7MB", jit: "off" };
  expect(await asks(withAccountSchema(own, "people"))).toEqual(expected);
  await drop();
});
