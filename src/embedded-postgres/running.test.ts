import { expect, test } from "vitest";
import { query, start, startOwner, temporaryFolder } from "../../test/embedded-postgres.ts";
import { DataDirectoryInUse } from "./error.ts";
import { runningPostgres } from "./running.ts";

test("the database that another Byline runs is found, and stays that one's", async () => {
  const folder = temporaryFolder();
  const owner = await startOwner(folder);
  await expect(start(folder)).rejects.toThrow(DataDirectoryInUse);
  const running = await runningPostgres(folder, () => {});
  expect(running).toEqual({ ownerUrl: owner.server.ownerUrl, dataPath: owner.server.dataPath });
  expect(await query(running?.ownerUrl ?? "", "SELECT 1 AS one")).toEqual([{ one: 1 }]);
});

test("where no database runs there is none to find", async () => {
  const folder = temporaryFolder();
  expect(await runningPostgres(folder, () => {})).toBeUndefined();
});
