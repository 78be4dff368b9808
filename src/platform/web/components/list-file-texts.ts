import { catalogue } from "#platform/words/catalogue.ts";

export const texts = catalogue("listFile", {
  export: "Export",
  exporting: "Export the list",
  formats: { csv: "CSV", xlsx: "Excel (XLSX)" },
});
