import { expect, test } from "vitest";
import { aPublisher, formatFields } from "../../../../test/scene.ts";
import { readMapping } from "../../mapping/mapping.ts";
import { counts, csv, openMediaImports, withFormat } from "./test-support.ts";

const { byline, run, rows } = await openMediaImports();

test("good rows go in, bad ones are named by line", async () => {
  const { organization } = await aPublisher(byline, "quay");
  const text = csv(
    "Quay Post,https://www.quay-post.example/,Local,41",
    "No Site,,,",
    'Two,two.example,"Two\nlines",',
    "Odd,odd.example,,110",
  );
  const report = await run(organization, text);
  expect(counts(report)).toBe("4 2 0 0 0 2");
  expect(report.errors).toEqual([
    { line: 3, column: "website", value: "", message: "Required" },
    { line: 6, column: "dr", value: "110", message: "Can't be more than 100" },
  ]);
  expect(
    await rows(
      "SELECT name, url, domain, status, countries, description FROM media_project WHERE domain = 'quay-post.example'",
    ),
  ).toEqual([
    {
      name: "Quay Post",
      url: "https://www.quay-post.example/",
      domain: "quay-post.example",
      status: "listed",
      countries: ["US"],
      description: "Local",
    },
  ]);
  expect(
    await rows(
      "SELECT metric, value, source FROM metric_reading JOIN media_project ON media_project.id = media_project_id WHERE domain = 'quay-post.example'",
    ),
  ).toEqual([{ metric: "ahrefsDr", value: 41, source: "import" }]);
});

test("a preview reports the same and writes nothing", async () => {
  const { organization } = await aPublisher(byline, "pier");
  const text = csv("Pier One,one.pier.example,,5", "Pier Two,two.pier.example,,");
  const preview = await run(organization, text, { preview: true });
  expect(await rows("SELECT FROM media_project WHERE domain LIKE '%.pier.example'")).toEqual([]);
  expect({ ...(await run(organization, text)), written: false }).toEqual(preview);
});

test("the same file again changes nothing, and no row of the marketplace is rewritten", async () => {
  const { organization } = await aPublisher(byline, "dock");
  const text = `name,website,about,dr,format,price\nDock,dock-news.example,,30,Press Release,"$1,200.50"\nDock,dock-news.example,,,Advertorial,90\nPlain,dock-plain.example,,,,\n`;
  const order = { mapping: readMapping(withFormat) };
  const first = await run(organization, text, order);
  expect([counts(first), first.formatsCreated]).toEqual(["3 2 0 0 1 0", 2]);
  const trace = () =>
    rows(`SELECT listing.xmin, listing.price_cents, listed.xmin AS listed, listed.ahrefs_dr, media.xmin AS media, media.updated_at, format.version
          FROM listing JOIN listing_medium AS listed USING (media_project_id) JOIN media_project AS media ON media.id = media_project_id
          JOIN format ON format.id = format_id WHERE listed.domain = 'dock-news.example' ORDER BY price_cents`);
  const before = await trace();
  expect(before.map(({ price_cents }) => price_cents)).toEqual([9_000, 120_050]);
  const again = await run(organization, text, order);
  expect([counts(again), again.formatsCreated, again.formatsUpdated]).toEqual(["3 0 0 2 1 0", 0, 0]);
  expect(await trace()).toEqual(before);
  const dearer = await run(organization, text.replace(",90\n", ",95\n"), order);
  expect([counts(dearer), dearer.formatsUpdated]).toEqual(["3 0 1 1 1 0", 1]);
  expect((await trace()).map(({ price_cents, version }) => [price_cents, version])).toEqual([
    [9_500, 2],
    [120_050, 1],
  ]);
});

test("an imported format is the one that the API would have made", async () => {
  const { person, organization, formatId } = await aPublisher(byline, "slip");
  await run(organization, "name,website,about,dr,format,price\nSlip,slip-news.example,,,Press Release,100\n", {
    mapping: readMapping(withFormat),
  });
  const [imported] = await rows(
    "SELECT format.id FROM format JOIN media_project AS media ON media.id = media_project_id WHERE domain = 'slip-news.example'",
  );
  const [one, other] = await Promise.all([
    person.get(`/api/formats/${imported?.id}`),
    person.get(`/api/formats/${formatId}`),
  ]);
  const own = { "@id": "", id: "", media: "", mediaName: "", mediaDomain: "", createdAt: "", updatedAt: "" };
  expect({ ...one.body, ...own }).toEqual({ ...other.body, ...own });
  expect(one.body.priceCents).toBe(formatFields.priceCents);
});

test("later rows of a domain fill what the first one leaves empty; a blank cell clears nothing", async () => {
  const { organization } = await aPublisher(byline, "mole");
  const text = csv(
    "First,mole-news.example,,",
    "Second,https://www.mole-news.example/x,From the second,12",
    "Third,mole-news.example,Third,99",
  );
  expect(counts(await run(organization, text))).toBe("3 1 0 0 2 0");
  const read = () =>
    rows(
      "SELECT name, url, description, ahrefs_dr FROM media_project JOIN media_metrics ON id = media_project_id WHERE domain = 'mole-news.example'",
    );
  expect(await read()).toEqual([
    { name: "First", url: "https://mole-news.example", description: "From the second", ahrefs_dr: 12 },
  ]);
  expect(counts(await run(organization, csv("Renamed,mole-news.example,,")))).toBe("1 0 1 0 0 0");
  expect(await read()).toEqual([
    { name: "Renamed", url: "https://mole-news.example", description: "From the second", ahrefs_dr: 12 },
  ]);
});

test("duplicates are refused when asked, in the file and in the catalogue", async () => {
  const { organization, domain } = await aPublisher(byline, "jetty");
  const report = await run(organization, csv("A,jetty-news.example,,", "B,jetty-news.example,,", `C,${domain},,`), {
    duplicates: "refuse",
  });
  expect(counts(report)).toBe("3 1 0 0 0 2");
  expect(report.errors.map(({ line, message }) => `${line}: ${message}`)).toEqual([
    "3: Line 2 has this domain already",
    "4: This domain is already in your catalogue",
  ]);
});

test("another organization's domain is refused without saying whose it is", async () => {
  const owner = await aPublisher(byline, "basin");
  const { organization } = await aPublisher(byline, "locks");
  const report = await run(
    organization,
    csv(`Mine now,https://${owner.domain}/,Stolen,99`, "Fine,locks-news.example,,"),
  );
  expect(counts(report)).toBe("2 1 0 0 0 1");
  expect(report.errors).toEqual([
    {
      line: 2,
      column: "website",
      value: owner.domain,
      message: "Another publisher named this domain. Add it by hand and verify it, and it is yours.",
    },
  ]);
  expect(JSON.stringify(report)).not.toContain(owner.organization);
  expect(await rows("SELECT name FROM media_project WHERE domain = $1", [owner.domain])).toEqual([
    { name: "basin Gazette" },
  ]);
});

test("a format that can't be found or would not fit keeps its medium out, whole", async () => {
  const { person, organization, media: own, domain } = await aPublisher(byline, "groyne", { imagesMin: 1 });
  const mapping = readMapping([...withFormat.slice(0, -1), "imagesMax:=0,permanenceMonths:=12"]);
  const text = `name,website,about,dr,format,price\nRenamed,${domain},,,Press Release,120\n`;
  const messages = async (of = text) => (await run(organization, of, { mapping })).errors.map(({ message }) => message);
  expect(await messages()).toEqual(["Can't be less than 1"]);
  expect(await messages(`${text}Renamed,${domain},,,Paid News,130\n`)).toEqual([
    "Can't be less than 1",
    "Another line has a format for this outlet that does not fit",
  ]);
  await person.post("/api/formats", { media: own, ...formatFields });
  expect(await messages()).toEqual(["This outlet has several formats of this type: edit them by hand"]);
  expect(await rows("SELECT name FROM media_project WHERE domain = $1", [domain])).toEqual([
    { name: "groyne Gazette" },
  ]);
});

test("a format that contradicts itself or what it has already is refused by line and column, in the preview too", async () => {
  const { organization, media: own, domain } = await aPublisher(byline, "sluice", { textMinCharacters: 1_500 });
  const free = readMapping([
    ...withFormat.slice(0, 2),
    "formatType=format,price=price,turnaroundHours:=48,textMinCharacters=min,textMaxCharacters=max",
    "hyperlinksMax:=2,hyperlinkKind:=Dofollow,dofollowFeeCents=fee,imagesMax:=1,permanenceMonths:=12",
  ]);
  const text = [
    "name,website,about,dr,format,price,min,max,fee",
    `Shorter,${domain},,,Press Release,120,,900,`,
    "Sluice One,one.sluice.example,,,Press Release,120,100,900,",
    "Sluice Two,two.sluice.example,,,Press Release,120,900,100,",
    "",
  ].join("\n");
  const preview = await run(organization, text, { mapping: free, preview: true });
  expect(preview.errors.map(({ line, column }) => [line, column])).toEqual([
    [2, "max"],
    [4, "max"],
  ]);
  expect(counts(preview)).toBe("3 1 0 0 0 2");
  expect({ ...(await run(organization, text, { mapping: free })), written: false }).toEqual(preview);
  expect(await rows("SELECT text_max_characters AS most FROM format WHERE media_project_id = $1", [own])).toEqual([
    { most: formatFields.textMaxCharacters },
  ]);
});

test("imports wait for each other; a preview needs not", async () => {
  const { organization } = await aPublisher(byline, "ferry");
  const text = csv("Ferry,ferry-news.example,,");
  await byline.database
    .transaction(async (tx) => {
      await tx.$client.query("SELECT pg_advisory_xact_lock(hashtextextended('byline-import-media', 0))");
      const waiting = run(organization, text);
      expect((await run(organization, text, { preview: true })).rowsCreated).toBe(1);
      expect(await rows("SELECT FROM media_project WHERE domain = 'ferry-news.example'")).toEqual([]);
      return { waiting };
    })
    .then(async ({ waiting }) => expect((await waiting).rowsCreated).toBe(1));
});

test("R3.5 where only verified outlets are listed, an operator's list is listed as not verified, and a publisher's waits", async () => {
  await byline.database.pool.query("UPDATE operator_setting SET verified_only = true");
  const { organization } = await aPublisher(byline, "vouch");
  await run(organization, csv("Known,https://known-to-olga.example/,,"));
  await run(organization, csv("Unknown,https://unknown-to-olga.example/,,"), { by: { publisher: null } });
  await byline.database.pool.query("UPDATE operator_setting SET verified_only = false");
  const stand =
    "SELECT name, status, verification, vouched FROM media_project WHERE domain LIKE '%known-to-olga%' ORDER BY name";
  expect(await rows(stand)).toEqual([
    { name: "Known", status: "listed", verification: "unverified", vouched: true },
    { name: "Unknown", status: "unproven", verification: "unverified", vouched: false },
  ]);
});
