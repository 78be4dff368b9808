import type pg from "pg";

/** SQL functions of the row's number: data looks arbitrary, but no plan or order of rows changes it. */
export async function defineChance(client: pg.ClientBase): Promise<void> {
  await client.query(`
    CREATE FUNCTION pg_temp.chance(item bigint, salt integer) RETURNS float8 LANGUAGE sql IMMUTABLE AS
    $$ SELECT (hashint8extended(item * 2654435761, salt) & 9007199254740991)::float8 / 9007199254740992 $$;

    CREATE FUNCTION pg_temp.normal(item bigint, salt integer) RETURNS float8 LANGUAGE sql IMMUTABLE AS
    $$ SELECT sqrt(-2 * ln(1 - pg_temp.chance(item, salt))) * cos(2 * pi() * pg_temp.chance(item, salt + 1000)) $$;

    -- The first of a list is the most frequent, each next one rarer, as countries and topics are.
    CREATE FUNCTION pg_temp.skewed(choices text[], at float8) RETURNS text LANGUAGE sql IMMUTABLE AS
    $$ SELECT choices[floor(power(cardinality(choices) + 1, at))::integer] $$;

    CREATE FUNCTION pg_temp.even(choices text[], at float8) RETURNS text LANGUAGE sql IMMUTABLE AS
    $$ SELECT choices[1 + floor(cardinality(choices) * at)::integer] $$;

    -- Keys sort by number, as UUIDv7 sort by time.
    CREATE FUNCTION pg_temp.key(kind integer, item bigint) RETURNS uuid LANGUAGE sql IMMUTABLE AS
    $$ SELECT ('0199' || lpad(to_hex(kind), 4, '0') || '-0000-7000-8000-' || lpad(to_hex(item), 12, '0'))::uuid $$;`);
}

/** The tables' parts of a key, so the measuring side can name rows without asking. */
export const kinds = {
  publisher: 1,
  media: 2,
  format: 3,
  advertiser: 4,
  user: 5,
  project: 6,
  campaign: 7,
  cart: 8,
  reader: 9,
  order: 10,
  posting: 11,
  transaction: 12,
  invoice: 13,
  event: 14,
  notification: 15,
  message: 16,
  textVersion: 17,
  linkCheck: 18,
  offer: 19,
  claim: 20,
};

export function keyOf(kind: number, item: number): string {
  return `0199${kind.toString(16).padStart(4, "0")}-0000-7000-8000-${item.toString(16).padStart(12, "0")}`;
}
