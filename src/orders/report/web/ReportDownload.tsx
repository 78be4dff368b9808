import { Group } from "@mantine/core";
import type { Campaign } from "#campaigns/contract.ts";
import { fetchFile } from "#platform/web/api.ts";
import { FileMenu } from "#platform/web/components/FileMenu.tsx";
import { today } from "#platform/web/dates.ts";
import { texts } from "./texts.ts";

/** The report to hand over, as the server writes it; who reads its money chooses whether the file has it. */
export function ReportDownload({ campaign: { id, name, showsAmounts } }: { campaign: Campaign }) {
  return (
    <Group gap="sm">
      {showsAmounts && (
        <FileMenu
          label={texts.clientDownload}
          says={texts.downloading}
          formats={texts.formats}
          name={texts.file(name, today())}
          read={(format) => fetchFile(`/campaigns/${id}/report?reader=client&format=${format}`)}
        />
      )}
      <FileMenu
        label={texts.download}
        says={texts.downloading}
        formats={texts.formats}
        name={texts.file(name, today())}
        read={(format) => fetchFile(`/campaigns/${id}/report?format=${format}`)}
      />
    </Group>
  );
}
