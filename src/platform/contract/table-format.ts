import { z } from "zod";

/** Apart from the types of files, which most screens read without a schema. */
export const tableFormat = z.enum(["csv", "xlsx"]).default("csv").describe("The format of the file.");
