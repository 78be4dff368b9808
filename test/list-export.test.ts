import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { matchColumns } from "../src/imports/mapping/matching.ts";
import { anAdvertiser, openTrade } from "./scene.ts";
import type { Person } from "./server.ts";

const { byline, ada, paul } = await openTrade({ balanceCents: 0 });

const eve = (await anAdvertiser(byline, "eve", 0)).person;
await ada.person.post("/api/medium_marks", { organization: ada.organization, media: paul.media, kind: "favourite" });

const rowsOf = async (person: Person, path: string) =>
  ((await person.get(path)).body as string).replace("\uFEFF", "").trim().split("\r\n");

test("R10.7 favourites, own outlets and members leave as files, by the queries of their lists", async () => {
  const marks = await rowsOf(ada.person, "/api/medium_marks/export?kind=favourite");
  expect(marks[0]).toBe("Outlet,Domain,List,Campaign,Note,Since (UTC)");
  expect(marks[1]).toMatch(/^paul Gazette,paul\.example,favourite,,,\d{4}-/);
  expect(await rowsOf(ada.person, "/api/medium_marks/export?kind=blocked")).toHaveLength(1);
  const [, outlet] = await rowsOf(paul.person, "/api/media/export");
  expect(outlet).toMatch(/^paul Gazette,https:\/\/paul\.example\/,News Media,listed,No,US,en,Business,1,1,/);
  const [, member] = await rowsOf(ada.person, `/api/organization_members/export?organization=${ada.organization}`);
  expect(member).toMatch(/ada@advertiser\.example,ada Agency,OWNER,\d{4}-/);
});

test("R10.7 a list of several pages is whole in its file, as a sheet too", async () => {
  await byline.database.pool.query(
    `WITH made AS (INSERT INTO client_user (id, email, name) SELECT gen_random_uuid(), 'm' || n || '@many.example', 'Member ' || n
                   FROM generate_series(1, 205) AS n RETURNING id)
     INSERT INTO organization_member (organization_id, user_id, role) SELECT $1, id, 'VIEWER' FROM made`,
    [ada.organization],
  );
  const rows = await rowsOf(ada.person, `/api/organization_members/export?organization=${ada.organization}`);
  expect([rows.length, new Set(rows).size]).toEqual([207, 207]);
  const { rawPayload } = await byline.app.inject({
    url: `/api/organization_members/export?organization=${ada.organization}&format=xlsx`,
    headers: { authorization: `Bearer ${ada.person.token}` },
  });
  expect(
    Object.values(unzipSync(rawPayload))
      .map((file) => strFromU8(file))
      .join(""),
  ).toContain("m205@many.example");
});

test("R6.4 nobody exports another's list, and a wrong query is named", async () => {
  for (const path of ["organization_members", "media", "medium_marks"])
    expect((await rowsOf(eve, `/api/${path}/export?organization=${ada.organization}`)).length).toBe(1);
  expect((await byline.stranger.get("/api/media/export")).status).toBe(401);
  expect((await eve.get("/api/media/export?format=pdf")).status).toBe(400);
});

test("R10.7 formats leave with the columns that an import of formats takes back", async () => {
  const [headings = "", format] = await rowsOf(paul.person, "/api/formats/export");
  const columns = headings.split(/,(?! )/).map((heading) => heading.replaceAll('"', ""));
  const taken = Object.keys(matchColumns(columns, "formats"));
  expect(taken).toEqual(
    expect.arrayContaining(["domain", "formatType", "price", "turnaroundHours", "hyperlinkKind", "textMaxCharacters"]),
  );
  expect(format).toMatch(/^paul Gazette,paul\.example,listed,Press Release,No,100,/);
});

test("an extra's price stands in its cell as dollars", async () => {
  const extras = [{ name: "Newsletter", priceCents: 2_550 }];
  expect((await paul.person.call("PATCH", `/api/formats/${paul.formatId}`, { extras })).status).toBe(200);
  expect((await rowsOf(paul.person, "/api/formats/export"))[1]).toContain("Newsletter $25.50");
});

test("R10.7 an outlet's readings leave by the rights of its list", async () => {
  await byline.database.pool.query(
    `INSERT INTO metric_reading (id, media_project_id, metric, value, source, read_on)
     VALUES (gen_random_uuid(), $1, 'ahrefsDr', 47, 'declared', '2026-05-04')`,
    [paul.media],
  );
  const rows = await rowsOf(eve, `/api/metric_readings/export?media=${paul.media}&metric=ahrefsDr`);
  expect(rows).toEqual([
    "Day it was read,Metric,Value,Source,Id",
    expect.stringMatching(/^2026-05-04,ahrefsDr,47,declared,/),
  ]);
});
