import { get, type Resource } from "#platform/http/resource.ts";
import { dataCopySchema } from "../contract.ts";
import { type CopyFromElsewhere, readDataCopy } from "./queries.ts";

export const dataCopyResource = (fromElsewhere: CopyFromElsewhere): Resource => ({
  name: "DataCopy",
  path: "data_copies",
  description: "All that Byline keeps about a person, under their id, for themselves alone.",
  schema: dataCopySchema,
  operations: [
    get({
      summary: "A copy of my data, freshly signed in",
      personal: true,
      freshProof: true,
      handle: ({ reader, actor, id }) => readDataCopy(reader, actor, id, fromElsewhere),
    }),
  ],
});
