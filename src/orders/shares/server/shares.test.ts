import { beforeAll, expect, test } from "vitest";
import { atOnce } from "../../../../test/at-once.ts";
import { pdfPages } from "../../../../test/pdf-text.ts";
import { aBooking, anAdvertiser, anOperator, goodText, openTrade } from "../../../../test/scene.ts";
import { setSuspended } from "../../../../test/suspension.ts";

const { byline, ada, paul } = await openTrade({ work: true, format: { priceCents: 12_347 } });
let order = "";

beforeAll(async () => {
  order = (await aBooking(ada, paul.formatId)).id;
  await ada.person.patch(`/api/orders/${order}`, goodText);
});

const share = async (input: object = {}) =>
  (
    await ada.person.post("/api/shared_links", {
      subject: "text",
      campaign: ada.campaign,
      order,
      name: "Nimbus, Nora",
      ...input,
    })
  ).body;
const open = (path: string) => byline.app.inject({ url: path });
const say = (path: string, fields: Record<string, string>) =>
  byline.app.inject({
    method: "POST",
    url: path,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams(fields).toString(),
  });
async function approve(path: string, name = "Nora", orderId = order) {
  const page = (await open(path)).body;
  const form = page.split("<form").find((each) => each.includes('value="approval"') && each.includes(orderId)) ?? "";
  const seen = /name="seen" value="([0-9a-f]+)"/.exec(form)?.[1] ?? "";
  return say(path, { kind: "approval", name, order: orderId, seen });
}
const linkOf = async (id: string) => (await ada.person.get(`/api/shared_links/${id}`)).body;

test("a client reads a text by a link without an account and without its price, and nobody keeps the page", async () => {
  const { path } = await share();
  const page = await open(path);
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain(goodText.title);
  expect(page.body).toContain("Nimbus Coffee opens its first roastery");
  expect(page.body).not.toMatch(/\$\s?\d|123\.47|12347/);
  expect(page.headers).toMatchObject({
    "x-robots-tag": "noindex, nofollow",
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
  });
  expect(page.body).not.toContain("<script");
  expect((await open("/robots.txt")).body).toContain("Disallow: /shared/");
});

test("R6.3 a link shows prices as long as the project lets its viewers see them, and is refused where it does not", async () => {
  const refused = await share({ showsPrices: true });
  expect(refused.violations[0]).toMatchObject({ propertyPath: "showsPrices", code: "amounts_hidden" });
  const { project } = (await ada.person.get(`/api/campaigns/${ada.campaign}`)).body;
  await ada.person.patch(project, { viewersSeeAmounts: true });
  const priced = await share({ showsPrices: true });
  const report = await share({ subject: "report", order: undefined, showsPrices: true });
  expect((await open(priced.path)).body).toContain("$123.47");
  const page = (await open(report.path)).body;
  expect(page).toContain("Spent or held");
  expect(page).toMatch(/Together.*\$123\.47/s);
  await ada.person.patch(project, { viewersSeeAmounts: false });
  for (const { path } of [priced, report]) expect((await open(path)).body).not.toMatch(/\$\s?\d|Service fee/);
});

test("only a hash of the secret is kept, and its path is told once", async () => {
  const { id, path } = await share();
  const { rows } = await byline.database.pool.query("SELECT * FROM shared_link WHERE id = $1", [id]);
  expect(JSON.stringify(rows)).not.toContain(path.split("/").at(-1));
  expect((await linkOf(id)).path).toBeNull();
  const listed = (await ada.person.get(`/api/shared_links?order=${order}`)).body["hydra:member"];
  expect(listed.every((each: { path: unknown }) => each.path === null)).toBe(true);
});

test("comment and approval stand with the link, are escaped, tell the agency, and move neither order nor money", async () => {
  const { id, path } = await share();
  const before = (await ada.person.get(`/api/orders/${order}`)).body;
  const wallet = (await ada.person.get(`/api/wallets/${ada.organization}`)).body;
  const sent = await say(path, { kind: "comment", name: "Nora <b>", body: "<img src=x onerror=alert(1)> nice" });
  expect([sent.statusCode, sent.headers.location]).toEqual([303, `${path}?said=comment`]);
  const page = await open(`${path}?said=comment`);
  expect(page.body).toContain("Your comment was sent.");
  expect(page.body).toContain("&lt;img src=x onerror=alert(1)&gt; nice");
  expect(page.body).not.toContain("<img src=x");
  expect((await approve(path)).statusCode).toBe(303);
  expect((await open(path)).body).not.toContain('value="approval"');
  expect((await linkOf(id)).notes).toMatchObject([
    { kind: "comment", name: "Nora <b>", body: "<img src=x onerror=alert(1)> nice" },
    { kind: "approval", name: "Nora", body: "" },
  ]);
  expect((await ada.person.get(`/api/orders/${order}`)).body).toEqual(before);
  expect((await ada.person.get(`/api/wallets/${ada.organization}`)).body).toEqual(wallet);
  await byline.settle();
  const told = (await ada.person.get("/api/notifications?itemsPerPage=100")).body["hydra:member"];
  expect(told.map(({ title }: { title: string }) => title)).toEqual(
    expect.arrayContaining(["Nora <b> commented on a shared text", "Nora approved a shared text"]),
  );
});

test("a link that was revoked, has expired or never was shows a page that says so, and takes nothing more", async () => {
  const { id, path } = await share();
  expect((await ada.person.post(`/api/shared_links/${id}/revoke`, {})).body.state).toBe("revoked");
  const old = await share();
  await byline.database.pool.query("UPDATE shared_link SET expires_at = now() - interval '1 second' WHERE id = $1", [
    old.id,
  ]);
  expect((await linkOf(old.id)).state).toBe("expired");
  for (const [ended, status] of [
    [path, 410],
    [old.path, 410],
    [`/shared/${"x".repeat(43)}`, 404],
    ["/shared/nobody", 404],
  ] as const) {
    const page = await open(ended);
    expect([page.statusCode, page.body.includes("This link has ended")], ended).toEqual([status, true]);
    expect(page.body).not.toContain(goodText.title);
    expect((await say(ended, { kind: "comment", name: "Nora", body: "Still there?" })).statusCode).toBe(status);
  }
  expect((await linkOf(id)).notes).toEqual([]);
});

test("a link for reading takes no words; too many, too long and empty ones are refused", async () => {
  const reading = await share({ mayComment: false, mayApprove: false });
  expect((await open(reading.path)).body).not.toContain("<form");
  expect((await say(reading.path, { kind: "comment", name: "Nora", body: "Hello" })).statusCode).toBe(403);
  const { path } = await share();
  expect((await say(path, { kind: "comment", name: "Nora", body: "" })).statusCode).toBe(422);
  expect((await say(path, { kind: "comment", name: "Nora", body: "x".repeat(2_001) })).statusCode).toBe(422);
  expect((await say(path, { kind: "pay", name: "Nora", body: "x" })).statusCode).toBe(422);
  for (let count = 0; count < 20; count++) await say(path, { kind: "comment", name: "Nora", body: `${count}` });
  const refused = await say(path, { kind: "comment", name: "Nora", body: "one more" });
  expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([429, "3600"]);
});

test("a report lists what is online, without what was called off, and a publication its link and its proof", async () => {
  const { pool } = byline.database;
  const url = "https://paul.example/roastery";
  await pool.query(
    "UPDATE publication_order SET status = 'completed', sent_at = now(), published_at = now(), publication_url = $2 WHERE id = $1",
    [order, url],
  );
  await pool.query("INSERT INTO link_check (id, order_id, passed, evidence) VALUES (new_id(), $1, true, $2)", [
    order,
    { url, links: [{ found: true }, { found: false }], problems: [] },
  ]);
  await pool.query(
    "INSERT INTO media_metrics (media_project_id, ahrefs_dr) SELECT media_project_id, 61 FROM publication_order WHERE id = $1 ON CONFLICT (media_project_id) DO UPDATE SET ahrefs_dr = 61",
    [order],
  );
  const canceled = (await aBooking(ada, paul.formatId)).id;
  await ada.person.post(`/api/orders/${canceled}/cancel`, {});
  const report = await share({ subject: "report", order: undefined });
  const page = await open(report.path);
  expect(page.body).toMatch(/<dt>Online<\/dt><dd>1<\/dd>/);
  expect(page.body).toMatch(/Holds.*1 of 2 links/s);
  expect(page.body).toContain("61");
  expect(page.body).not.toContain((await ada.person.get(`/api/orders/${canceled}`)).body.number);
  expect(page.body).toContain(`href="${url}"`);
  expect(page.body).not.toMatch(/\$\s?\d/);
  const file = await open(`${report.path}?format=pdf`);
  expect([file.statusCode, file.headers["content-type"]]).toEqual([200, "application/pdf"]);
  expect(file.headers["content-disposition"]).toMatch(/campaign-report-\d{4}-\d\d-\d\d\.pdf/);
  const printed = pdfPages(file.rawPayload).join(" ");
  expect(printed).toContain(goodText.title.slice(0, 12));
  expect(printed).not.toMatch(/\$\s?\d|Service fee/);
  await ada.person.post(`/api/shared_links/${report.id}/revoke`, {});
  expect((await open(`${report.path}?format=pdf`)).statusCode).toBe(410);
  const publication = await share({ subject: "publication" });
  expect((await open(`${publication.path}?format=pdf`)).headers["content-type"]).toContain("text/html");
  expect((await open(publication.path)).body).toContain("Everything that was booked is there");
  const wrong = await ada.person.post("/api/shared_links", {
    subject: "report",
    campaign: ada.campaign,
    order,
    name: "Nora",
  });
  expect(wrong.status).toBe(422);
});

test("R6.4 nobody shares, lists or revokes what is another's, the publisher of an order neither", async () => {
  const { id } = await share();
  const eve = (await anAdvertiser(byline, "eve", 0)).person;
  for (const person of [eve, paul.person]) {
    const mine = (await person.get("/api/campaigns")).body["hydra:member"][0]?.id ?? ada.campaign;
    for (const campaign of [ada.campaign, mine])
      expect((await person.post("/api/shared_links", { subject: "text", campaign, order, name: "Me" })).status).toBe(
        404,
      );
    expect((await person.post(`/api/shared_links/${id}/revoke`, {})).status).toBe(404);
    expect((await person.get("/api/shared_links")).body["hydra:totalItems"]).toBe(0);
  }
});

test("an approval holds the version that it was given for: a text that changes has it no more, and can be approved anew", async () => {
  const { id: changing } = await aBooking(ada, paul.formatId);
  await ada.person.patch(`/api/orders/${changing}`, goodText);
  const { id, path } = await share({ order: changing });
  const read = (await open(path)).body;
  const seen = /name="seen" value="([0-9a-f]+)"/.exec(read)?.[1] ?? "";
  const title = "A title that nobody has read";
  await ada.person.patch(`/api/orders/${changing}`, { title });
  const late = await say(path, { kind: "approval", name: "Nora", order: changing, seen });
  expect([late.statusCode, late.body.includes("changed while you were reading")]).toEqual([409, true]);
  expect((await approve(path, "Nora", changing)).statusCode).toBe(303);
  expect((await linkOf(id)).notes).toMatchObject([{ kind: "approval", changedSince: false }]);
  await ada.person.patch(`/api/orders/${changing}`, { title: "Another one" });
  expect((await linkOf(id)).notes).toMatchObject([{ kind: "approval", changedSince: true }]);
  expect((await open(path)).body).toContain("approved an earlier version: changed since");
  expect((await approve(path, "Nora", changing)).statusCode).toBe(303);
  expect((await linkOf(id)).notes.map((note: { changedSince: boolean }) => note.changedSince)).toEqual([true, false]);
});

test("a campaign has at most five hundred open links, also when two are made at once", async () => {
  const project = (await ada.person.get("/api/projects")).body["hydra:member"][0].id;
  const campaign = (await ada.person.post("/api/campaigns", { project, name: "Many links", goal: "seo" })).body;
  await byline.database.pool.query(
    `INSERT INTO shared_link (id, campaign_id, subject, name, may_comment, may_approve, shows_prices, token_hash, expires_at, made_by)
     SELECT new_id(), $1, 'report', 'Client ' || number, false, false, false, sha256(number::text::bytea), now() + interval '1 day', $2
     FROM generate_series(1, 499) AS number`,
    [campaign.id, ada.person.id],
  );
  const one = () =>
    ada.person.post("/api/shared_links", { subject: "report", campaign: campaign.id, name: "One more", days: 7 });
  const answers = await atOnce(byline.database, "shared_link", [one, one]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
});

test("an empty text can't be approved", async () => {
  const { id: empty } = await aBooking(ada, paul.formatId);
  const { path } = await share({ order: empty });
  expect((await open(path)).body).not.toContain('value="approval"');
  expect((await say(path, { kind: "approval", name: "Nora" })).statusCode).toBe(409);
});

test("one link shows several texts, and each is approved by itself", async () => {
  const more: string[] = [];
  for (const title of ["First", "Second"]) {
    const { id } = await aBooking(ada, paul.formatId);
    await ada.person.patch(`/api/orders/${id}`, { ...goodText, title });
    more.push(id);
  }
  const { id, path, ...made } = await share({ subject: "texts", order: undefined, orders: more });
  expect(made.orders).toEqual(more.map((each) => `/api/orders/${each}`));
  const page = (await open(path)).body;
  expect(page).toContain("2 texts");
  expect(page.indexOf("First")).toBeLessThan(page.indexOf("Second"));
  expect((await approve(path, "Nora", more[1])).statusCode).toBe(303);
  expect((await linkOf(id)).notes).toMatchObject([{ kind: "approval", order: `/api/orders/${more[1]}` }]);
  expect((await open(path)).body.split('value="approval"').length - 1).toBe(1);
  expect((await say(path, { kind: "comment", name: "Nora", body: "?", order })).statusCode).toBe(404);
  const foreign = await share({ subject: "texts", order: undefined, orders: [more[0], crypto.randomUUID()] });
  expect(foreign.code).toBe("not_found");
});

test("links of a suspended organization answer 410 and take nothing; afterwards they open again", async () => {
  const { id, path } = await share();
  await setSuspended(byline, ada.organization, "Phishing");
  expect((await open(path)).statusCode).toBe(410);
  expect((await say(path, { kind: "comment", name: "Nora", body: "Hello" })).statusCode).toBe(410);
  await setSuspended(byline, ada.organization, null);
  expect((await open(path)).statusCode).toBe(200);
  expect((await linkOf(id)).state).toBe("open");
});

test("operators see every organization's links and end one, which stands in the trail once; others see their own alone", async () => {
  const { id, path } = await share();
  const olga = await anOperator(byline, "olga@operator.example");
  const all = (await olga.get("/api/shared_links?itemsPerPage=100")).body["hydra:member"];
  expect(all).toContainEqual(expect.objectContaining({ id, organizationName: "ada Agency", path: null }));
  expect((await paul.person.get("/api/shared_links")).body["hydra:totalItems"]).toBe(0);
  expect((await paul.person.post(`/api/shared_links/${id}/revoke`, {})).status).toBe(404);
  for (const _ of [1, 2]) expect((await olga.post(`/api/shared_links/${id}/revoke`, {})).body.state).toBe("revoked");
  expect((await open(path)).statusCode).toBe(410);
  const own = await share();
  await ada.person.post(`/api/shared_links/${own.id}/revoke`, {});
  const trail = (await olga.get("/api/audit_events?kind=sharedLink")).body["hydra:member"];
  expect(trail).toMatchObject([
    {
      subject: expect.stringMatching(/, ada Agency$/),
      actorName: "olga@operator.example",
      changes: [{ field: "state", before: "open", after: "revoked" }],
    },
  ]);
});
