import { useClientUser } from "#accounts/web/api.ts";
import type { TableFormat } from "#platform/contract/file-types.ts";
import { api, download } from "#platform/web/calls/client.ts";
import { FileMenu } from "#platform/web/components/FileMenu.tsx";
import { useAddressNow } from "../../web/address.ts";
import { queryOf } from "../../web/api.ts";
import { useVisibleColumns } from "../../web/shown-columns.ts";
import { texts } from "../../web/texts.ts";

const exportWords = texts.export;

/** Exports the whole view: filters, order and columns (R10.7); or the rows of these formats alone. */
export default function ExportMenu({ rows }: { rows?: string[] }) {
  const addressNow = useAddressNow();
  const visible = useVisibleColumns();
  const { currentCampaign } = useClientUser();
  const read = (format: TableFormat) => {
    const { page: _page, itemsPerPage: _size, ...view } = queryOf({ campaign: currentCampaign?.id, ...addressNow() });
    return download(api.listings, "export", {
      query: { ...view, rows, columns: ["name", "domain", ...visible, "measured", "misfits"], format },
    });
  };
  return (
    <FileMenu
      label={exportWords.title}
      says={exportWords.says}
      formats={{ csv: exportWords.csv, xlsx: exportWords.xlsx }}
      name="marketplace"
      read={read}
      {...(rows ? { size: "row" } : { isIcon: true })}
    />
  );
}
