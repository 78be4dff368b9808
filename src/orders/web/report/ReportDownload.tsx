import type { Campaign } from "#campaigns/contract.ts";
import { FileMenu } from "#platform/web/components/FileMenu.tsx";
import { today } from "#platform/web/dates.ts";
import { texts } from "./texts.ts";

/** The report to hand over, as the server writes it. */
export function ReportDownload({ campaign: { id, name } }: { campaign: Campaign }) {
  return (
    <FileMenu
      label={texts.download}
      says={texts.downloading}
      formats={texts.formats}
      name={texts.file(name, today())}
      pathOf={(format) => `/campaigns/${id}/report?format=${format}`}
    />
  );
}
