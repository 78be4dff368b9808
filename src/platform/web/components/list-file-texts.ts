import { catalogue } from "../catalogue.ts";

export const texts = catalogue("listFile", {
  export: "Export",
  exporting: "Export the list",
  formats: { csv: "CSV", xlsx: "Excel (XLSX)" },
});
