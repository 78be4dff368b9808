import { expect, test } from "vitest";
import { openTrade } from "../../../../test/scene.ts";
import { adminAddresses } from "../../organizations/server/queries.ts";
import { listOperators, operatorAddresses, peopleIn } from "./queries.ts";

const { byline, ada } = await openTrade({ balanceCents: 0 });

test("every operator and every member of an organization is told, however many they are", async () => {
  const { reader, pool } = byline.database;
  await pool.query(
    `WITH many AS (
       INSERT INTO client_user (id, email, operator)
       SELECT new_id(), 'person-' || lpad(number::text, 2, '0') || '@many.example', true FROM generate_series(1, 60) AS number
       RETURNING id)
     INSERT INTO organization_member (id, user_id, organization_id, role) SELECT new_id(), id, $1, 'ADMIN' FROM many`,
    [ada.organization],
  );
  expect(await operatorAddresses(reader)).toHaveLength(60);
  expect((await listOperators(reader)).at(-1)?.email).toBe("person-60@many.example");
  expect(await peopleIn(reader, { organizationId: ada.organization })).toHaveLength(61);
  expect(await adminAddresses(reader, ada.organization)).toContain("person-60@many.example");
});
