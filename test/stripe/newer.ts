import type { Schema } from "./schema.ts";
import type { UsedOperation } from "./used.ts";

const choice = (...values: string[]): Schema => ({ type: "string", enum: values });
const object = (properties: Record<string, Schema>): Schema => ({ type: "object", properties });

/** Parameters newer than the description (spring 2023), by hand from the declarations of the installed library. */
export const newerParameters: Partial<Record<UsedOperation, Record<string, Schema>>> = {
  "POST /v1/checkout/sessions": {
    allowed_payment_method_types: { type: "array", items: { type: "string" } },
  },
  "POST /v1/payment_intents": {
    automatic_payment_methods: object({ enabled: { type: "boolean" }, allow_redirects: choice("always", "never") }),
  },
  "POST /v1/accounts": {
    controller: object({
      fees: object({ payer: choice("account", "application") }),
      losses: object({ payments: choice("application", "stripe") }),
      stripe_dashboard: object({ type: choice("express", "full", "none") }),
    }),
  },
};
