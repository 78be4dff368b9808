import { create, get, list, type Resource, readBack } from "#platform/http/resource.ts";
import { affiliateInput, affiliateSchema, commissionQuery, commissionSchema } from "../contract.ts";
import { joinProgramme } from "./commands.ts";
import { findAffiliate, findCommission, listCommissions } from "./queries.ts";

const permission = "affiliate.read";

export const affiliateResource: Resource = {
  name: "Affiliate",
  path: "affiliates",
  description:
    "What an organization's affiliate link brought: visits, sign-ups and commissions, under the organization's id.",
  schema: affiliateSchema,
  operations: [
    get({
      summary: "An organization's affiliate link and what it brought",
      permission,
      handle: ({ reader, actor, id }) => findAffiliate(reader, actor, id),
    }),
    create({
      summary: "Make an organization's affiliate link; it has one",
      permission,
      input: affiliateInput,
      handle: async ({ tx, actor, input }) => {
        await joinProgramme(tx, actor, input.organization);
        return readBack(await findAffiliate(tx, actor, input.organization));
      },
    }),
  ],
};

export const commissionResource: Resource = {
  name: "Commission",
  path: "commissions",
  description: "Shares of service fees that affiliates earn.",
  schema: commissionSchema,
  operations: [
    list({
      summary: "Commissions of my organizations, newest first",
      permission,
      query: commissionQuery,
      handle: ({ reader, actor, query }) => listCommissions(reader, actor, query),
    }),
    get({
      summary: "One commission",
      permission,
      handle: ({ reader, actor, id }) => findCommission(reader, actor, id),
    }),
  ],
};
