import { expect, test } from "vitest";
import { anOperator } from "./scene.ts";
import { openTestServer } from "./server.ts";

const byline = await openTestServer();
const olga = await anOperator(byline, "olga@operator.example");

const later = new Date(Date.now() + 86_400_000).toISOString();
const made: Record<string, (n: number) => object> = {
  feature_flags: (n) => ({ name: `flag${n}`, enabled: true }),
  path_redirects: (n) => ({ path: `/old-${n}`, target: "/marketplace" }),
  tracked_links: (n) => ({ name: `Link ${n}`, target: "/marketplace" }),
  vouchers: (n) => ({ code: `WELCOME${n}`, amountCents: 1_000, endsAt: later, redemptionsMax: 1 }),
};

async function make(path: string, n: number): Promise<void> {
  const { status, body } = await olga.post(`/api/${path}`, made[path]?.(n));
  expect([path, status, body.violations]).toEqual([path, 201, undefined]);
}

const small = "itemsPerPage=2";

async function pageAt(address: string) {
  const { status, body } = await olga.get(address);
  expect([address, status]).toEqual([address, 200]);
  return {
    ids: body["hydra:member"].map(({ id }: { id: string }) => id) as string[],
    total: body["hydra:totalItems"] as number,
    next: body["hydra:view"]?.["hydra:next"] as string | undefined,
  };
}

/** Goes on as `hydra:next` leads. */
async function walk(address: string): Promise<string[][]> {
  const { ids, next } = await pageAt(address);
  return [ids, ...(next ? await walk(next) : [])];
}

test.each([...Object.keys(made), "audit_events"])("R7.3 %s go on by cursor as by number", async (path) => {
  for (let n = 1; n <= 5 && path in made; n++) await make(path, n);
  const pages = await walk(`/api/${path}?${small}`);
  expect(pages.length).toBeGreaterThan(2);
  for (const [index, ids] of pages.entries())
    expect((await pageAt(`/api/${path}?${small}&page=${index + 1}`)).ids).toEqual(ids);
  const whole = await pageAt(`/api/${path}?itemsPerPage=100`);
  expect(pages.flat()).toEqual(whole.ids);
  expect([new Set(whole.ids).size, whole.next]).toEqual([whole.total, undefined]);
});

test("R7.3 an item that comes meanwhile moves no page behind a cursor", async () => {
  const [first] = await walk(`/api/vouchers?${small}`);
  const { next = "" } = await pageAt(`/api/vouchers?${small}`);
  expect(next).toContain("after=");
  const before = await pageAt(next);
  await make("vouchers", 6);
  expect((await pageAt(next)).ids).toEqual(before.ids);
  expect(before.ids.filter((id) => first?.includes(id))).toEqual([]);
});

test.each([
  "commissions",
  "adjustments",
  "books_checks",
  "audit_events",
  "fee_agreements",
  "path_redirects",
  "feature_flags",
  "operator_deeds",
  "vouchers",
  "voucher_redemptions",
  "tracked_links",
])("R7.3 %s refuse a cursor that no page named", async (path) => {
  const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
  for (const after of ["x", encoded({}), encoded([]), encoded([1, 2, 3]), encoded([{}, {}])]) {
    const { status, body } = await olga.get(`/api/${path}?after=${after}`);
    expect([after, status, body.code]).toEqual([after, 400, "bad_query"]);
  }
});
