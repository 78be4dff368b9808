import { catalogue } from "../catalogue.ts";

/** What a list that is also a file says. */
export const texts = catalogue("listFile", {
  export: "Export",
  exporting: "Export the list",
  formats: { csv: "CSV", xlsx: "Excel (XLSX)" },
});
