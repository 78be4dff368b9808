import { pino } from "pino";
import { expect, test } from "vitest";
import { readConfig } from "../../src/config.ts";
import { openInstallation } from "../../src/open-installation.ts";
import { scratchFolder } from "../scratch.ts";

test("the application logs in to the embedded database as its own role, and can't become another", async () => {
  const folder = scratchFolder();
  const config = readConfig({ DATA_DIR: folder.path });
  const log = pino({ level: "silent" });
  for (let start = 0; start < 2; start++) {
    const { database, close } = await openInstallation(config, log, { work: false });
    const ask = async (text: string) => (await database.pool.query(text)).rows[0];
    expect(await ask("SELECT session_user AS login, current_setting('is_superuser') AS super")).toEqual({
      login: "byline_server",
      super: "off",
    });
    await ask("RESET ROLE");
    await expect(ask("SET ROLE byline")).rejects.toThrow("permission denied");
    await expect(ask("UPDATE ledger_entry SET amount_cents = 0")).rejects.toThrow("permission denied");
    expect(await ask("SELECT count(*) AS people FROM users")).toEqual({ people: 0 });
    await close();
  }
  folder.remove();
});
