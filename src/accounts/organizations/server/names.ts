import { get, list, type Resource } from "#platform/http/resource.ts";
import { organizationNameQuery, organizationNameSchema } from "../../contract.ts";
import { findOrganizationName, listOrganizationNames } from "./queries.ts";

const operator = true;

/** Everybody's organizations by name, for operators who choose one, such as the one that an import is for. */
export const organizationNameResource: Resource = {
  name: "OrganizationName",
  path: "organization_names",
  description: "An organization of all that there are, as an operator chooses it.",
  schema: organizationNameSchema,
  operations: [
    list({
      summary: "All organizations by name; those first that begin with what is searched",
      operator,
      query: organizationNameQuery,
      handle: ({ reader, query }) => listOrganizationNames(reader, query),
    }),
    get({
      summary: "One organization's name",
      operator,
      handle: ({ reader, id }) => findOrganizationName(reader, id),
    }),
  ],
};
