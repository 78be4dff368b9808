import { afterAll, beforeAll, expect, test } from "vitest";
import { type Advertiser, anAdvertiser } from "../../../test/scene.ts";
import { openTestServer, type TestServer } from "../../../test/server.ts";

let byline: TestServer;
let ada: Advertiser;
let project = "";

beforeAll(async () => {
  byline = await openTestServer();
  ada = await anAdvertiser(byline, "ada", 0);
  project = (await ada.person.get("/api/projects")).body["hydra:member"][0].id;
});

afterAll(() => byline?.close());

async function anUpload(contentType: string): Promise<string> {
  const { rows } = await byline.database.pool.query(
    `INSERT INTO stored_file (id, organization_id, uploaded_by, name, content_type, bytes)
     VALUES (gen_random_uuid(), $1, $2, 'logo', $3, 1) RETURNING id`,
    [ada.organization, ada.person.id, contentType],
  );
  return `/files/${rows[0].id}`;
}
const edit = (logo: string | null) => ada.person.patch(`/api/projects/${project}`, { logo });

test("R3.3 a project's logo is an uploaded PNG or JPEG, and its campaigns show it until it is taken away", async () => {
  for (const type of ["image/png", "image/jpeg"]) {
    const logo = await anUpload(type);
    expect((await edit(logo)).body.logo).toBe(logo);
    expect((await ada.person.get(`/api/campaigns/${ada.campaign}`)).body.projectLogo).toBe(logo);
  }
  expect((await edit(null)).body.logo).toBeNull();
  expect((await ada.person.get(`/api/campaigns/${ada.campaign}`)).body.projectLogo).toBeNull();
});

test("R3.3 a logo that was not uploaded, lies elsewhere, or can't be printed is refused at its field", async () => {
  const wrong = [
    `/files/${crypto.randomUUID()}`,
    "https://evil.example/logo.png",
    await anUpload("image/webp"),
    await anUpload("image/gif"),
  ];
  for (const logo of wrong) {
    const { status, body } = await edit(logo);
    expect([status, body.violations?.[0].propertyPath], logo).toEqual([422, "logo"]);
  }
  const made = { organization: ada.organization, name: "Another", logo: wrong[0] };
  expect((await ada.person.post("/api/projects", made)).status).toBe(422);
});
