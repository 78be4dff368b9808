import { afterAll, beforeAll, expect, test } from "vitest";
import { anAdvertiser, anImage } from "../../../../test/scene.ts";
import { openTestServer, type TestServer } from "../../../../test/server.ts";

let byline: TestServer;

beforeAll(async () => {
  byline = await openTestServer();
});

afterAll(() => byline?.close());

test("people read how much room their files and those of their organizations take, and of no other", async () => {
  const ada = await anAdvertiser(byline, "ada", 0);
  const vic = await anAdvertiser(byline, "vic", 0);
  await byline.database.pool.query("UPDATE operator_setting SET organization_megabytes = 50, person_megabytes = 20");
  const rooms = async (person: typeof ada.person) => (await person.get("/api/file_rooms")).body["hydra:member"];
  expect(await rooms(ada.person)).toMatchObject([
    { id: ada.person.id, kind: "person", usedBytes: 0, megabytes: 20 },
    { id: ada.organization, kind: "organization", name: "ada Agency", usedBytes: 0, megabytes: 50 },
  ]);
  await anImage(byline, ada.person);
  const { rows } = await byline.database.pool.query("SELECT bytes FROM stored_file WHERE uploaded_by = $1", [
    ada.person.id,
  ]);
  const used = (await rooms(ada.person)).map(({ usedBytes }: { usedBytes: number }) => usedBytes);
  expect(used).toEqual([rows[0].bytes, rows[0].bytes]);
  const others = (await rooms(vic.person)).map(({ id, usedBytes }: { id: string; usedBytes: number }) => [
    id,
    usedBytes,
  ]);
  expect(others).toEqual([
    [vic.person.id, 0],
    [vic.organization, 0],
  ]);
});
