import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type Declared, declared, exampleOf, problemsOf } from "./declarations.ts";

type Fields = Record<string, unknown>;
/** A call as it came; `form` is what its parameters say, as text. */
type StripeCall = { method: string; path: string; form: Fields; account: string | undefined; key: string };

type Operation = {
  method: "GET" | "POST";
  path: RegExp;
  takes: Declared;
  answers: Declared;
  /** What of the answer follows from the call. */
  made: (call: StripeCall, id: string) => Fields;
};

const operation = (
  method: "GET" | "POST",
  path: RegExp,
  [file, params]: [file: string, params: string],
  [answerFile, answer]: [file: string, answer: string],
  made: Operation["made"],
): Operation => ({ method, path, takes: declared(file, params), answers: declared(answerFile, answer), made });

const metadataOf = ({ form }: StripeCall) => ({ metadata: form.metadata ?? {} });
const amountOf = ({ form }: StripeCall) => ({ amount: Number(form.amount) });

/** Every operation of Stripe's API that Byline calls. */
const operations: Operation[] = [
  operation(
    "POST",
    /^\/v1\/checkout\/sessions$/,
    ["Checkout/Sessions", "Checkout.SessionCreateParams"],
    ["Checkout/Sessions", "Session"],
    ({ form }, id) => ({
      id: `cs_test_${id}`,
      url: `https://checkout.stripe.com/c/pay/${id}`,
      ...form,
      line_items: undefined,
    }),
  ),
  operation("POST", /^\/v1\/refunds$/, ["Refunds", "RefundCreateParams"], ["Refunds", "Refund"], (call, id) => ({
    ...{ id: `re_${id}`, status: "succeeded", payment_intent: call.form.payment_intent },
    ...amountOf(call),
    ...metadataOf(call),
  })),
  operation("POST", /^\/v1\/accounts$/, ["Accounts", "AccountCreateParams"], ["Accounts", "Account"], (call, id) => ({
    id: `acct_${id}`,
    ...metadataOf(call),
  })),
  operation(
    "POST",
    /^\/v1\/account_links$/,
    ["AccountLinks", "AccountLinkCreateParams"],
    ["AccountLinks", "AccountLink"],
    (_call, id) => ({ url: `https://connect.stripe.com/setup/${id}` }),
  ),
  operation(
    "POST",
    /^\/v1\/transfers$/,
    ["Transfers", "TransferCreateParams"],
    ["Transfers", "Transfer"],
    (call, id) => ({
      ...{ id: `tr_${id}`, transfer_group: call.form.transfer_group, destination: call.form.destination },
      ...amountOf(call),
      ...metadataOf(call),
    }),
  ),
  operation(
    "POST",
    /^\/v1\/transfers\/tr_\w+\/reversals$/,
    ["Transfers", "TransferCreateReversalParams"],
    ["TransferReversals", "TransferReversal"],
    (call, id) => ({ id: `trr_${id}`, ...amountOf(call) }),
  ),
  operation("POST", /^\/v1\/payouts$/, ["Payouts", "PayoutCreateParams"], ["Payouts", "Payout"], (call, id) => ({
    ...{ id: `po_${id}`, status: "pending" },
    ...amountOf(call),
    ...metadataOf(call),
  })),
  operation(
    "POST",
    /^\/v1\/payment_intents$/,
    ["PaymentIntents", "PaymentIntentCreateParams"],
    ["PaymentIntents", "PaymentIntent"],
    (call, id) => ({ id: `pi_${id}`, status: "succeeded", ...amountOf(call), ...metadataOf(call) }),
  ),
  operation(
    "GET",
    /^\/v1\/setup_intents\/seti_[\w-]+$/,
    ["SetupIntents", "SetupIntentRetrieveParams"],
    ["SetupIntents", "SetupIntent"],
    ({ path }) => ({
      ...{ id: path.split("/").at(-1), status: "succeeded", customer: "cus_test" },
      payment_method: { id: "pm_test", object: "payment_method", type: "card", card: { brand: "visa", last4: "4242" } },
    }),
  ),
  operation(
    "POST",
    /^\/v1\/identity\/verification_sessions$/,
    ["Identity/VerificationSessions", "Identity.VerificationSessionCreateParams"],
    ["Identity/VerificationSessions", "VerificationSession"],
    (call, id) => ({ id: `vs_${id}`, url: `https://verify.stripe.com/start/${id}`, ...metadataOf(call) }),
  ),
];
/** Every list that Byline reads: which objects it has, and the field by which they are asked for. */
const lists = [
  { path: /^\/v1\/transfers$/, takes: declared("Transfers", "TransferListParams"), of: "tr_", by: "transfer_group" },
  { path: /^\/v1\/refunds$/, takes: declared("Refunds", "RefundListParams"), of: "re_", by: "payment_intent" },
];

/** How a card does not pay, with the code that Stripe answers. */
const cardFaults = { declined: "card_declined", needsPerson: "authentication_required" } as const;
type CardFault = keyof typeof cardFaults;

/** What goes wrong with a call: it is answered 500 before or after its work is done, its line is cut after it, or it is refused for good. */
type StripeFault = "refusesWork" | "failsAfterWork" | "cutsAfterWork" | "refusesForGood" | CardFault;

export type StripeStandIn = {
  /** For `STRIPE_API_BASE`. */
  base: string;
  calls: StripeCall[];
  /** What was made, once each, however often it was asked for. */
  made: Fields[];
  /** The faults of the next calls, first to last. */
  faults: StripeFault[];
  close(): Promise<void>;
};

/**
 * Stripe on this machine: it takes the calls that Byline makes, with the parameters that Stripe declares and no others, keeps
 * idempotency keys as Stripe does, and answers objects of the declared shapes.
 */
export async function startStripe(secretKey: string): Promise<StripeStandIn> {
  const answered = new Map<string, { form: string; answer: Fields }>();
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

function answerOf(
  call: StripeCall,
  made: Fields[],
  answered: Map<string, { form: string; answer: Fields }>,
): [status: number, answer: Fields] {
  const list = call.method === "GET" ? lists.find(({ path }) => path.test(call.path)) : undefined;
  if (list) {
    const problems = problemsOf(call.form, list.takes);
    const found = made.filter((each) => `${each.id}`.startsWith(list.of) && each[list.by] === call.form[list.by]);
    return problems.length > 0
      ? [400, error(problems.join("\n"))]
      : [200, { object: "list", data: found, has_more: false }];
  }
  const known = operations.find(({ method, path }) => method === call.method && path.test(call.path));
  if (!known) return [404, error(`Unrecognized request URL (${call.method}: ${call.path}).`)];
  const problems = problemsOf(call.form, known.takes);
  if (problems.length > 0) return [400, error(problems.join("\n"))];
  if (call.method === "GET") return [200, { ...(exampleOf(known.answers) as Fields), ...known.made(call, "") }];
  const before = answered.get(call.key);
  if (before && before.form !== JSON.stringify(call.form))
    return [400, error("Keys for idempotent requests can only be used with the same parameters.", "idempotency_error")];
  if (before) return [200, before.answer];
  const answer = { ...(exampleOf(known.answers) as Fields), ...known.made(call, `${made.length + 1}`) };
  made.push(answer);
  answered.set(call.key, { form: JSON.stringify(call.form), answer });
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

/** `line_items[0][price_data][currency]=usd` as the object that it stands for. */
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
