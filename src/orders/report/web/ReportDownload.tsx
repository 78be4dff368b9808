import { Group } from "@mantine/core";
import type { Campaign } from "#campaigns/contract.ts";
import { api, download } from "#platform/web/calls/client.ts";
import { FileMenu } from "#platform/web/components/FileMenu.tsx";
import { today } from "#platform/web/dates.ts";
import { texts } from "./texts.ts";

/** Readers of the money choose whether the file shows it. */
export function ReportDownload({ campaign: { id, name, showsAmounts } }: { campaign: Campaign }) {
  return (
    <Group gap="sm">
      {showsAmounts && (
        <FileMenu
          label={texts.clientDownload}
          says={texts.downloading}
          formats={texts.formats}
          name={texts.file(name, today())}
          read={(format) => download(api.campaigns, "report", { id, query: { reader: "client", format } })}
        />
      )}
      <FileMenu
        label={texts.download}
        says={texts.downloading}
        formats={texts.formats}
        name={texts.file(name, today())}
        read={(format) => download(api.campaigns, "report", { id, query: { format } })}
      />
    </Group>
  );
}
