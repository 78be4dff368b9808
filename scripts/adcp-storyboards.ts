/**
 * Runs the official storyboards of the Ad Context Protocol against a server of its own: `npm run test:adcp`. The suite
 * comes from npm when it is asked for, since it is 80 MB that nothing else needs; it runs without a network then.
 */
import { spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { type OwnServer, withOwnServer } from "./own-server.ts";
import { madeCertificate, secureFront } from "./secure-front.ts";

const packages = ["@adcp/sdk@6.11.0", "@modelcontextprotocol/sdk@1", "@a2a-js/sdk@0.3", "zod@4"];

type Json = Record<string, unknown>;
type Step = { step_id: string; passed: boolean; skipped?: boolean; skip_reason?: string; error?: string } & Json;
type Validation = { passed: boolean; description?: string; error?: string; path?: string; check?: string };
type Storyboard = { id: string; fixtures?: { products?: { product_id: string }[] } & Json } & Json;
type Result = {
  overall_passed: boolean;
  phases: { phase_id: string; steps: (Step & { validations: Validation[] })[] }[];
};
type Suite = {
  resolveStoryboardsForCapabilities: (capabilities: Json) => { storyboards: Storyboard[] };
  runStoryboard: (url: string, storyboard: Storyboard, options: Json) => Promise<Result>;
  StaticJwksResolver: new (keys: Json[]) => object;
};

/** Storyboards of other trades, and of what a marketplace for publications has no use for. */
const controller = "a tool for tests alone, `comply_test_controller`, which Byline does not have";
const governance = "asks a governance agent of the buyer's: a grant's limit bounds what a buyer spends";
const notApplicable: Record<string, string> = {
  deterministic_testing: `drives states by ${controller}`,
  "media_buy_seller/create_media_buy_async": `forces the answer \`submitted\` by ${controller}; Byline books at once`,
  "media_buy_seller/delivery_reporting": `simulates impressions by ${controller}; publications are proven, not counted`,
  pagination_integrity_creative_formats: `seeds formats by ${controller}; Byline has two of its own`,
  pagination_integrity_collection_lists: "lists of collections are another agent's",
  pagination_integrity_content_standards: "content standards are another agent's",
  pagination_integrity_property_lists: "lists of properties are another agent's",
  get_signals_pagination_integrity: "signals are another agent's",
  signed_requests: "for agents that declare `request_signing`; Byline's callers have tokens",
  "media_buy_seller/governance_approved": governance,
  "media_buy_seller/governance_conditions": governance,
  "media_buy_seller/governance_denied": governance,
  "media_buy_seller/governance_denied_recovery": governance,
  media_buy_state_machine: "pauses and resumes what runs; a publication is out or it is not",
  "media_buy_seller/proposal_finalize": "there are no proposals: each product has its price",
};

/** The operator stands for the outlets of an import, so that nobody has to prove their domains. */
const outlets = `Title,Website,Kind,Language,Country,Topics
Summit Weekly,https://summit.example/,News Media,en,US; CA,Sports; Lifestyle
Ridge Weekly,https://ridge.example/,News Media,en,US; CA,Sports; Lifestyle
`;
const columns = "name=Title,url=Website,mediaType=Kind,languages=Language,countries=Country,topics=Topics";

/** The suite buys for brand and operator of one name; some storyboards name their own operator beside it. */
const buyersBrand = "acmeoutdoor.example";
const buyersHost = `webhooks.${buyersBrand}`;

const port = Number(process.env.PORT ?? 4_871);
const only = process.argv.slice(2);
const folder = await mkdtemp(join(tmpdir(), "byline-adcp-suite-"));
try {
  const suite = suiteIn(folder);
  const certificate = madeCertificate(folder, buyersHost);
  await secureFront(certificate, port + 2, port + 1);
  // Webhooks reach the suite's own receiver, and a run makes more people than a minute of visitors may.
  const env = {
    LINK_CHECK_HOSTS: `${buyersHost}=127.0.0.1`,
    NODE_EXTRA_CA_CERTS: certificate.certificateFile,
    AUTH_RATE_LIMIT: "0",
    RATE_LIMIT: "0",
    RATE_LIMIT_ADDRESS: "0",
    PAYMENT_PROVIDER: "sandbox",
  };
  process.exitCode = await withOwnServer({ name: "adcp", port, env }, (server) => runAll(server, suite));
} finally {
  await rm(folder, { recursive: true, force: true });
}
process.exit();

function suiteIn(prefix: string): Suite {
  const { status } = spawnSync("npm", ["install", "--prefix", prefix, "--ignore-scripts", "--no-audit", ...packages], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (status !== 0) throw new Error("npm did not bring the suite");
  const bring = createRequire(join(prefix, "suite.cjs"));
  return { ...bring("@adcp/sdk/testing"), ...bring("@adcp/sdk/signing") } as Suite;
}

/** Runs what the suite itself chooses by the capabilities that Byline declares. */
async function runAll(server: OwnServer, suite: Suite): Promise<number> {
  const products = await offered(server);
  const declared = { supported_protocols: ["media_buy"], specialisms: ["sales-guaranteed"], major_versions: [3] };
  const { storyboards } = suite.resolveStoryboardsForCapabilities(declared);
  let failed = 0;
  for (const storyboard of storyboards.filter(({ id }) => only.length === 0 || only.includes(id))) {
    const reason = notApplicable[storyboard.id];
    if (reason) console.log(`n/a     ${storyboard.id}: ${reason}`);
    else failed += await run(server, suite, { storyboard, products });
  }
  console.log(failed === 0 ? "All passed." : `${failed} failed.`);
  return failed === 0 ? 0 : 1;
}

/** Listed formats whose publisher writes, at no extra price: the storyboards' creatives are pictures and videos. */
async function offered(server: OwnServer): Promise<string[]> {
  const { post, get } = await server.signUp("outlets@publisher.example");
  const { id: organization = "" } = await post("/api/organizations", { name: "Trail Media", kind: "publisher" });
  const file = join(folder, "outlets.csv");
  await writeFile(file, outlets);
  await server.byline("import", "media", file, "--organization", organization, "--map", columns);
  const listed = await get<{ "hydra:member": { id: string }[] }>(`/api/media?organization=${organization}`);
  const made: string[] = [];
  for (const { id: media } of listed["hydra:member"]) {
    const terms = { formatType: "Advertorial", priceCents: 10_000, turnaroundHours: 24, hyperlinkKind: "Dofollow" };
    const text = {
      textMinCharacters: 10,
      textMaxCharacters: 5_000,
      hyperlinksMax: 2,
      imagesMax: 1,
      permanenceMonths: 12,
    };
    const writing = { writingService: true, writingPriceCents: 0 };
    const { id = "" } = await post("/api/formats", { media, ...terms, ...text, ...writing });
    made.push(id);
  }
  return made;
}

type Buyer = { token: string; organization: string };

/** Each storyboard has an organization of its own, with a balance and a token that may buy for it. */
async function aBuyer({ origin, signUp }: OwnServer, name: string): Promise<Buyer> {
  const person = await signUp(`${name.replaceAll(/\W/g, "-")}@buyer.example`);
  const { id: organization = "" } = await person.post("/api/organizations", { name, kind: "agency" });
  const { id } = await person.post("/api/top_ups", { organization, amountCents: 1_000_000 });
  const page = await untilThere(async () => (await person.get(`/api/top_ups/${id}`)).checkoutUrl);
  await fetch(new URL(page, origin), {
    method: "POST",
    body: new URLSearchParams({ answer: "pay" }),
    redirect: "manual",
  });
  const scopes = ["read", "campaigns", "orders", "money"];
  const { token = "" } = await person.post("/api/api_tokens", {
    name: "Storyboard",
    scopes,
    spendLimitCents: 1_000_000,
  });
  return { token, organization };
}

async function untilThere(read: () => Promise<string | null | undefined>): Promise<string> {
  for (;;) {
    const found = await read();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

type Running = { storyboard: Storyboard; products: string[] };

async function run(server: OwnServer, suite: Suite, { storyboard, products }: Running): Promise<number> {
  const { token } = await aBuyer(server, storyboard.id);
  const url = `http://localhost:${server.port}/adcp`;
  const { account, discovered } = await seeded(url, token, storyboard);
  const began = performance.now();
  const result = await suite.runStoryboard(url, bound(storyboard, products, account), {
    protocol: "mcp",
    auth: { type: "bearer", token },
    allow_http: true,
    sandbox: false,
    skip_controller_seeding: true,
    test_kit: { auth: { api_key: token, probe_task: "list_creatives" } },
    // Byline posts to no address within a network, but to a host that the operator gives one.
    webhook_receiver: { mode: "proxy_url", port: port + 1, public_url: `https://${buyersHost}:${port + 2}` },
    brand: { domain: buyersBrand },
    contracts: ["webhook_receiver_runner"],
    // Some storyboards buy "the product that was discovered" without a step that discovers one.
    context: { products: discovered },
    webhook_signing: { jwks: new suite.StaticJwksResolver((await keysOf(url)).keys) },
  });
  const steps = result.phases.flatMap((phase) => phase.steps);
  const skipped = steps.filter((step) => step.skipped).length;
  const passed = steps.filter((step) => step.passed && !step.skipped).length;
  const seconds = ((performance.now() - began) / 1_000).toFixed(1);
  const isPassed = result.overall_passed && passed > 0;
  const word = isPassed ? "passed" : "FAILED";
  console.log(`${word}  ${storyboard.id}: ${passed} steps, ${skipped} skipped, ${seconds} s`);
  for (const step of steps) if (!step.passed || (step.skipped && !isPassed)) explain(step);
  return isPassed ? 0 : 1;
}

function explain({
  step_id: id,
  skip_reason: reason,
  error,
  validations,
  ...rest
}: Step & { validations: Validation[] }) {
  console.log(`        ${id}: ${reason ?? error ?? ""}`);
  for (const each of validations.filter(({ passed }) => !passed))
    console.log(`          ${each.description}: ${each.error ?? ""}`);
  if (process.env.VERBOSE) console.log(JSON.stringify({ ...rest, context: undefined }, null, 1).slice(0, 4_000));
}

/**
 * The storyboards name products, prices and accounts that a seller made for them ahead. Byline gives its things their ids
 * itself, so each name is replaced by the thing's own.
 */
function bound(storyboard: Storyboard, products: string[], account: string): Storyboard {
  const named = (storyboard.fixtures?.products ?? []).map(({ product_id: id }) => id);
  const option = "flat-10000-dofollow-written";
  const names = [
    ...named.map((id, index): [string, string] => [id, products[index] ?? ""]),
    ...["cpm_guaranteed", "cpm_standard", "cpm_guaranteed_fixed"].map((id): [string, string] => [id, option]),
    ["acct_pagination_integrity", account] as [string, string],
    ["pinnacle-agency.example", buyersBrand] as [string, string],
  ];
  const text = names.reduce((all, [from, to]) => all.replaceAll(`"${from}"`, `"${to}"`), JSON.stringify(storyboard));
  return JSON.parse(
    text.replaceAll(/"2026-(\d\d)-(\d\d)(?=T)/g, (written) => `"${dayToCome(written.slice(1))}`),
  ) as Storyboard;
}

/** Days of the storyboards' own year, in their order, within the weeks to come. */
function dayToCome(written: string): string {
  const dayMilliseconds = 86_400_000;
  const days = (Date.parse(`${written}T00:00:00Z`) - Date.parse("2026-01-01T00:00:00Z")) / dayMilliseconds;
  return new Date(Date.now() + (2 + Math.floor(days / 5)) * dayMilliseconds).toISOString().slice(0, 10);
}

async function keysOf(url: string): Promise<{ keys: Json[] }> {
  const answer = await fetch(`${url}/keys`);
  return (await answer.json()) as { keys: Json[] };
}

type Seeded = { account: string; discovered: Json[] };

/** Discovers products, and keeps three creatives for the one storyboard that pages through a library. */
async function seeded(url: string, token: string, { id, fixtures }: Storyboard): Promise<Seeded> {
  const client = new Client({ name: "seeding", version: "1" });
  const headers = { authorization: `Bearer ${token}` };
  await client.connect(new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } }));
  const call = async (name: string, given: Json) => {
    const { structuredContent } = await client.callTool({ name, arguments: given });
    return structuredContent as { accounts: { account_id: string }[]; products: Json[] };
  };
  const { products: discovered } = await call("get_products", { buying_mode: "wholesale" });
  const wanted = (fixtures?.creatives ?? []) as { creative_id: string }[];
  const account = wanted.length > 0 ? await withCreatives(call, url, wanted) : id;
  await client.close();
  return { account, discovered };
}

type CallTask = (name: string, given: Json) => Promise<{ accounts: { account_id: string }[] }>;

async function withCreatives(call: CallTask, url: string, wanted: { creative_id: string }[]): Promise<string> {
  const brand = { domain: "seeded.example" };
  const key = () => crypto.randomUUID();
  const accounts = [{ brand, operator: brand.domain, billing: "operator" }];
  const [account] = (await call("sync_accounts", { idempotency_key: key(), accounts })).accounts;
  const creatives = wanted.map(({ creative_id: creativeId }) => ({
    creative_id: creativeId,
    name: creativeId,
    format_id: { agent_url: url, id: "material" },
    assets: { brief: { asset_type: "text", content: "A brief." } },
  }));
  await call("sync_creatives", { idempotency_key: key(), account: { account_id: account?.account_id }, creatives });
  return account?.account_id ?? "";
}
