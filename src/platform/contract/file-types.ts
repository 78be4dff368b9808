const tableTypes = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
} as const;

export const tableTypeOf = (format: TableFormat): string => tableTypes[format];
export const tableFileTypes: readonly string[] = Object.values(tableTypes);
export const pdfType = "application/pdf";
export const zipType = "application/zip";

export type TableFormat = keyof typeof tableTypes;
