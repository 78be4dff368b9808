import { expect, test } from "vitest";
import { anImage, openTrade } from "../../../test/scene.ts";
import type { Person } from "../../../test/server.ts";

const { byline, ada, paul } = await openTrade();
const address = `/api/media/${paul.media}`;

/** As ready-made admins do: the record that was read, with one field changed. */
async function editWhole(person: Person, more: Record<string, unknown>) {
  const { body } = await person.get(address);
  return person.patch(address, { ...body, ...more });
}

test("R7.8 an outlet's uploaded logo is sent back whole with an edit, by a colleague too", async () => {
  const logo = await anImage(byline, paul.person);
  expect((await paul.person.patch(address, { logo })).status).toBe(200);
  const colleague = await byline.person("petra@publisher.example");
  await colleague.get(`/api/client_users/${colleague.id}`);
  await byline.database.pool.query(
    "INSERT INTO organization_member (user_id, organization_id, role) VALUES ($1, $2, 'ADMIN')",
    [colleague.id, paul.organization],
  );
  const edited = await editWhole(colleague, { description: "Now in color." });
  expect([edited.status, edited.body.violations]).toEqual([200, undefined]);
  expect((await paul.person.get(address)).body).toMatchObject({ logo, description: "Now in color." });
});

test("R7.8 a logo at an address of its site stays one, and null takes it away", async () => {
  const logo = "https://paul.example/logo.svg";
  expect((await editWhole(paul.person, { logo })).body).toMatchObject({ logo });
  expect((await editWhole(paul.person, { logo: null })).body).toMatchObject({ logo: null });
});

test("R6.4 nobody shows an image as a logo that another person uploaded, or that is none", async () => {
  const others = await anImage(byline, ada.person);
  for (const logo of [others, `/files/${crypto.randomUUID()}`])
    expect(await paul.person.patch(address, { logo })).toMatchObject({
      status: 422,
      body: { violations: [{ propertyPath: "logo", code: "unknown_file" }] },
    });
  for (const logo of ["http://paul.example/logo.png", "/etc/passwd", "javascript:alert(1)"])
    expect(await paul.person.patch(address, { logo })).toMatchObject({
      status: 422,
      body: { violations: [{ propertyPath: "logo" }] },
    });
});
