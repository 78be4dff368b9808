import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { operations, stripeObject } from "./description.ts";
import type { UsedOperation } from "./used.ts";

type Fields = Record<string, unknown>;
/** `form` holds the parsed parameters. */
type StripeCall = { method: string; path: string; form: Fields; account: string | undefined; key: string };

const metadataOf = ({ form }: StripeCall) => ({ metadata: form.metadata ?? {} });
const amountOf = ({ form }: StripeCall) => ({ amount: form.amount });
const listOf = (made: Fields[], prefix: string, by: string, { path, form }: StripeCall) => ({
  data: made.filter((each) => `${each.id}`.startsWith(prefix) && each[by] === form[by]),
  has_more: false,
  url: path,
});

const card = stripeObject("payment_method_card", { brand: "visa", last4: "4242" });

const isExpanded = ({ expand }: Fields, field: string): boolean => Array.isArray(expand) && expand.includes(field);

/** Every checkout is paid by the same card. */
const chargeOf = (form: Fields): Fields =>
  isExpanded(form, "latest_charge")
    ? {
        latest_charge: stripeObject("charge", {
          payment_method_details: stripeObject("payment_method_details", {
            type: "card",
            card: stripeObject("payment_method_details_card", { fingerprint: "the card of a checkout" }),
          }),
        }),
      }
    : {};

/** The parts of an answer that follow from the call, or for a list from earlier calls. */
const answers: Record<UsedOperation, (call: StripeCall, id: string, made: Fields[]) => Fields> = {
  "POST /v1/checkout/sessions": ({ form }, id) => ({
    id: `cs_test_${id}`,
    url: `https://checkout.stripe.com/c/pay/${id}`,
    mode: form.mode,
    client_reference_id: form.client_reference_id,
    success_url: form.success_url,
    cancel_url: form.cancel_url,
  }),
  "POST /v1/payment_intents": (call, id) => ({
    id: `pi_${id}`,
    status: "succeeded",
    currency: call.form.currency,
    ...amountOf(call),
    ...metadataOf(call),
  }),
  "GET /v1/payment_intents/{intent}": ({ path, form }, _id, made) => {
    const id = path.split("/").at(-1);
    return made.find((each) => each.id === id) ?? { id, status: "succeeded", ...chargeOf(form) };
  },
  "GET /v1/setup_intents/{intent}": ({ path }) => ({
    id: path.split("/").at(-1),
    status: "succeeded",
    customer: "cus_test",
    payment_method: stripeObject("payment_method", { id: "pm_test", type: "card", card }),
  }),
  "POST /v1/refunds": (call, id) => ({
    id: `re_${id}`,
    status: "succeeded",
    payment_intent: call.form.payment_intent,
    ...amountOf(call),
    ...metadataOf(call),
  }),
  "GET /v1/refunds": (call, _id, made) => listOf(made, "re_", "payment_intent", call),
  "POST /v1/accounts": (call, id) => ({ id: `acct_${id}`, ...metadataOf(call) }),
  "POST /v1/account_links": (_call, id) => ({ url: `https://connect.stripe.com/setup/${id}` }),
  "POST /v1/transfers": (call, id) => ({
    id: `tr_${id}`,
    transfer_group: call.form.transfer_group,
    destination: call.form.destination,
    ...amountOf(call),
    ...metadataOf(call),
  }),
  "GET /v1/transfers": (call, _id, made) => listOf(made, "tr_", "transfer_group", call),
  "POST /v1/transfers/{id}/reversals": (call, id) => ({ id: `trr_${id}`, ...amountOf(call) }),
  "POST /v1/payouts": (call, id) => ({ id: `po_${id}`, status: "pending", ...amountOf(call), ...metadataOf(call) }),
  "POST /v1/identity/verification_sessions": (call, id) => ({
    id: `vs_${id}`,
    url: `https://verify.stripe.com/start/${id}`,
    ...metadataOf(call),
  }),
  "GET /v1/identity/verification_sessions/{session}": ({ path, form }) => ({
    id: path.split("/").at(-1),
    status: "verified",
    ...(isExpanded(form, "verified_outputs") && {
      verified_outputs: stripeObject("gelato_verified_outputs", verifiedPerson),
    }),
  }),
};

const verifiedPerson = { first_name: "Paul", last_name: "Quill" };
/** Stripe's error codes for cards that do not pay. */
const cardFaults = { declined: "card_declined", needsPerson: "authentication_required" } as const;
type CardFault = keyof typeof cardFaults;

/** Faults: 500 before or after the work, the connection cut after it, or a final refusal. */
type StripeFault = "refusesWork" | "failsAfterWork" | "cutsAfterWork" | "refusesForGood" | CardFault;

export type StripeStandIn = {
  /** For `STRIPE_API_BASE`. */
  base: string;
  calls: StripeCall[];
  /** Each made object once, however often it was requested. */
  made: Fields[];
  /** The faults of the next calls, first to last. */
  faults: StripeFault[];
  close(): Promise<void>;
};

/**
 * Stripe on this machine. Takes only calls and parameters of Stripe's description, keeps idempotency keys as Stripe
 * does, and gives only described answers.
 */
export async function startStripe(secretKey: string): Promise<StripeStandIn> {
  const answered: AnsweredCalls = new Map();
  const standIn: Omit<StripeStandIn, "base" | "close"> = { calls: [], made: [], faults: [] };
  const server = createServer(async (request, response) => {
    const call = await readCall(request);
    standIn.calls.push(call);
    if (request.headers.authorization !== `Bearer ${secretKey}`)
      return refuse(response, 401, "Invalid API Key provided");
    const fault = standIn.faults.shift();
    if (fault === "refusesWork") return refuse(response, 500, "An error occurred");
    if (fault === "refusesForGood") return refuse(response, 400, "Your account cannot currently make charges.");
    if (fault === "declined" || fault === "needsPerson") {
      const declined = { type: "card_error", code: cardFaults[fault], payment_intent: { id: `pi_${call.key}` } };
      return send(response, 402, { error: { ...declined, message: "Your card was declined." } });
    }
    const [status, answer] = answerOf(call, standIn.made, answered);
    if (fault === "cutsAfterWork") return request.socket.destroy();
    if (fault === "failsAfterWork") return refuse(response, 500, "An error occurred");
    send(response, status, answer);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    ...standIn,
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(() => resolve()).closeAllConnections()),
  };
}

type AnsweredCalls = Map<string, { sent: string; answer: Fields }>;

function answerOf(call: StripeCall, made: Fields[], answered: AnsweredCalls): [status: number, answer: Fields] {
  const asked = operations.find(({ method, path }) => method === call.method && path.test(call.path));
  if (!asked) return [404, error(`Unrecognized request URL (${call.method}: ${call.path}).`)];
  const sent = JSON.stringify(call.form);
  const problems = asked.problemsOf(call.form);
  if (problems.length > 0) return [400, error(problems.join("\n"))];
  const fieldsOf = answers[asked.name];
  if (call.method === "GET") return [200, asked.answer(fieldsOf(call, "", made))];
  const before = answered.get(call.key);
  if (before && before.sent !== sent)
    return [400, error("Keys for idempotent requests can only be used with the same parameters.", "idempotency_error")];
  if (before) return [200, before.answer];
  const answer = asked.answer(fieldsOf(call, `${made.length + 1}`, made));
  made.push(answer);
  answered.set(call.key, { sent, answer });
  return [200, answer];
}

const error = (message: string, type = "invalid_request_error"): Fields => ({ error: { type, message } });

const refuse = (response: ServerResponse, status: number, message: string): void =>
  send(response, status, error(message, status === 500 ? "api_error" : "invalid_request_error"));

function send(response: ServerResponse, status: number, answer: Fields): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(answer));
}

async function readCall(request: IncomingMessage): Promise<StripeCall> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://stripe");
  const parameters = request.method === "GET" ? searchParams : new URLSearchParams(Buffer.concat(chunks).toString());
  const header = (name: string) => request.headers[name]?.toString();
  return {
    method: request.method ?? "",
    path: pathname,
    form: nested(parameters),
    account: header("stripe-account"),
    key: header("idempotency-key") ?? "",
  };
}

/** Parses `line_items[0][price_data][currency]=usd` into nested objects. */
function nested(parameters: URLSearchParams): Fields {
  const root: Fields = {};
  for (const [name, value] of parameters) {
    const keys = name.split(/[[\]]+/).filter(Boolean);
    let place: Fields = root;
    keys.forEach((key, index) => {
      const next = keys[index + 1];
      const inner = place[key] ?? (next && /^\d+$/.test(next) ? [] : {});
      place[key] = next === undefined ? value : inner;
      place = inner as Fields;
    });
  }
  return root;
}
