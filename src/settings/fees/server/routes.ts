import { readBack } from "#platform/http/resource.ts";
import { serve } from "#platform/http/serve.ts";
import { feeAgreementResource, feeResource } from "../contract.ts";
import { agreeOnFee, removeFeeAgreement } from "./commands.ts";
import { findFee, findFeeAgreement, listFeeAgreements } from "./queries.ts";

export const feeRoutes = serve(feeResource, {
  get: ({ reader, actor, id }) => findFee(reader, actor, id),
});

export const feeAgreementRoutes = serve(feeAgreementResource, {
  list: ({ reader, query }) => listFeeAgreements(reader, query),
  get: ({ reader, id }) => findFeeAgreement(reader, id),
  create: async ({ tx, actor, input }) => readBack(await findFeeAgreement(tx, await agreeOnFee(tx, actor, input))),
  remove: ({ tx, actor, id }) => removeFeeAgreement(tx, actor, id),
});
