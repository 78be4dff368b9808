import { z } from "zod";
import { create, get, list, type Resource, readBack, remove } from "#platform/http/resource.ts";
import { feeAgreementInput, feeAgreementSchema, feeSchema } from "../contract.ts";
import { agreeOnFee, removeFeeAgreement } from "./commands.ts";
import { findFee, findFeeAgreement, listFeeAgreements } from "./queries.ts";

const operator = true;

export const feeResource: Resource = {
  name: "Fee",
  path: "fees",
  description: "The service fee of an organization's orders, under the organization's id. Hundredths of a percent.",
  schema: feeSchema,
  operations: [
    get({
      summary: "The service fee of one of my organizations",
      permission: "organization.read",
      handle: ({ reader, actor, id }) => findFee(reader, actor, id),
    }),
  ],
};

export const feeAgreementResource: Resource = {
  name: "FeeAgreement",
  path: "fee_agreements",
  description: "Service fees of one publisher, or of those of a country, from a day on. Hundredths of a percent.",
  schema: feeAgreementSchema,
  operations: [
    list({
      summary: "Fees of their own, newest first",
      operator,
      query: z.object({}),
      handle: ({ reader, query }) => listFeeAgreements(reader, query),
    }),
    get({ summary: "One fee of its own", operator, handle: ({ reader, id }) => findFeeAgreement(reader, id) }),
    create({
      summary: "Give a publisher or a country a fee of its own; its publishers are told",
      operator,
      input: feeAgreementInput,
      handle: async ({ tx, actor, input }) => readBack(await findFeeAgreement(tx, await agreeOnFee(tx, actor, input))),
    }),
    remove({
      summary: "End a fee of its own; its publishers are told",
      operator,
      handle: ({ tx, actor, id }) => removeFeeAgreement(tx, actor, id),
    }),
  ],
};
