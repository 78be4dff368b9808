import { Button, Menu } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import type { Campaign } from "#campaigns/contract.ts";
import { fetchFile } from "#platform/web/api.ts";
import { notify } from "#platform/web/components/notify.ts";
import { today } from "#platform/web/dates.ts";
import { saveFile } from "#platform/web/save-file.ts";
import { type ReportFormat, reportFormats } from "../../report/contract.ts";
import { texts } from "../texts.ts";

const words = texts.report;

/** The report to hand over, as the server writes it. */
export function ReportDownload({ campaign: { id, name } }: { campaign: Campaign }) {
  const downloading = useMutation({
    meta: { says: words.downloading },
    mutationFn: async (format: ReportFormat) =>
      saveFile(`${words.file(name, today())}.${format}`, await fetchFile(`/campaigns/${id}/report?format=${format}`)),
    onError: notify.failure,
  });
  return (
    <Menu position="bottom-end" transitionProps={{ transition: "fade", duration: 160 }}>
      <Menu.Target>
        <Button variant="secondary" loading={downloading.isPending}>
          {words.download}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {reportFormats.map((format) => (
          <Menu.Item key={format} onClick={() => downloading.mutate(format)}>
            {words.formats[format]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
