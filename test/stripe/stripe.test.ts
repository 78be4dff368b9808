import { afterAll, beforeAll, expect, test } from "vitest";
import { stripeObject } from "./description.ts";
import { stripeEvent, stripeKeys } from "./events.ts";
import { type StripeStandIn, startStripe } from "./stripe.ts";

let stripe: StripeStandIn;

beforeAll(async () => {
  stripe = await startStripe(stripeKeys.secretKey);
});

afterAll(() => stripe?.close());

async function call(path: string, form: string, method = "POST"): Promise<[status: number, message?: string]> {
  const response = await fetch(stripe.base + path + (method === "GET" ? `?${form}` : ""), {
    method,
    headers: { authorization: `Bearer ${stripeKeys.secretKey}`, "idempotency-key": crypto.randomUUID() },
    ...(method === "POST" && { body: new URLSearchParams(form) }),
  });
  const { error } = (await response.json()) as { error?: { message: string } };
  return error ? [response.status, error.message] : [response.status];
}

const line = "line_items[0][quantity]=1&line_items[0][price_data][currency]=usd";

test.each([
  ["a parameter that Stripe has not", "/v1/payouts", "amount=1&currency=usd&bank=1", "unknown parameter: bank"],
  [
    "one that Stripe has not, deep in another",
    "/v1/checkout/sessions",
    `success_url=https://byline.example&${line}&line_items[0][price_data][price]=1`,
    "unknown parameter: line_items[0][price_data][price]",
  ],
  ["a missing one", "/v1/payouts", "amount=1", "Missing required param: currency."],
  [
    "a missing one, deep in another",
    "/v1/checkout/sessions",
    "success_url=https://byline.example&line_items[0][price_data][unit_amount]=1",
    "Missing required param: line_items[0][price_data][currency].",
  ],
  ["a text where Stripe wants a number", "/v1/payouts", "amount=much&currency=usd", "Invalid amount: must be integer"],
  ["a fraction of a cent", "/v1/payouts", "amount=1.5&currency=usd", "Invalid amount: must be integer"],
  ["a value that is none of Stripe's", "/v1/payouts", "amount=1&currency=usd&method=soon", "Invalid method: must be"],
  ["a list where Stripe wants one value", "/v1/payouts", "amount[0]=1&currency=usd", "Invalid amount: must be integer"],
  ["an address that Stripe has not", "/v1/moneys", "amount=1", "Unrecognized request URL (POST: /v1/moneys)."],
])("the stand-in refuses %s", async (_what, path, form, message) => {
  const made = stripe.made.length;
  const [status, said] = await call(path, form);
  expect(status).toBe(path === "/v1/moneys" ? 404 : 400);
  expect(said).toContain(message);
  expect(stripe.made).toHaveLength(made);
});

test("the parameters in an address are looked at too", async () => {
  expect(await call("/v1/refunds", "payment_intent=pi_1&limit=100", "GET")).toEqual([200]);
  expect(await call("/v1/refunds", "payment_intent=pi_1&limit=all", "GET")).toEqual([400, expect.any(String)]);
  expect(await call("/v1/refunds", "payment=pi_1", "GET")).toEqual([400, "Received unknown parameter: payment"]);
});

test("what Stripe would not answer or report can't be written", () => {
  expect(stripeObject("payout", { status: "paid" })).toMatchObject({ object: "payout", status: "paid" });
  expect(() => stripeObject("dispute", { status: "asleep" })).toThrow("data/status must be equal");
  expect(() => stripeObject("payout", { bank: "x" })).toThrow("must NOT have additional properties");
  expect(() => stripeObject("payout", { amount: undefined })).toThrow("must have required property 'amount'");
  expect(() => stripeEvent("payout.paid", { amount: "10" })).toThrow("data/amount must be integer");
});
