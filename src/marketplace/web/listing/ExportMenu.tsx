import { Button, Menu } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useClientUser } from "#accounts/web/api.ts";
import { fetchFile, searchString } from "#platform/web/api.ts";
import { notify } from "#platform/web/components/notify.ts";
import { saveFile } from "#platform/web/save-file.ts";
import { useAddressNow } from "../address.ts";
import { queryOf } from "../api.ts";
import { useVisibleColumns } from "../shown-columns.ts";
import { texts } from "../texts.ts";

const words = texts.export;
const formats = ["csv", "xlsx"] as const;

/** The whole view as a file: its filters, order and columns (R10.7). */
export function ExportMenu() {
  const addressNow = useAddressNow();
  const visible = useVisibleColumns();
  const { currentCampaign } = useClientUser();
  const exporting = useMutation({
    meta: { says: words.says },
    mutationFn: async (format: (typeof formats)[number]) => {
      const { page: _page, itemsPerPage: _size, ...view } = queryOf({ campaign: currentCampaign?.id, ...addressNow() });
      const columns = ["name", "domain", ...visible];
      saveFile(
        `marketplace.${format}`,
        await fetchFile(`/listings/export${searchString({ ...view, columns, format })}`),
      );
    },
    onError: notify.failure,
  });
  return (
    <Menu position="bottom-end" transitionProps={{ transition: "fade", duration: 160 }}>
      <Menu.Target>
        <Button variant="secondary" loading={exporting.isPending}>
          {words.title}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {formats.map((format) => (
          <Menu.Item key={format} onClick={() => exporting.mutate(format)}>
            {words[format]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
