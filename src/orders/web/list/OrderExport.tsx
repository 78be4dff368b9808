import { Button, Menu } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { fetchFile, searchString } from "#platform/web/api.ts";
import { notify } from "#platform/web/components/notify.ts";
import { saveFile } from "#platform/web/save-file.ts";
import { type OrderFilterSearch, queryOfFilter } from "../order-search.ts";
import { texts } from "../texts.ts";

const words = texts.list;
const formats = ["csv", "xlsx"] as const;

/** All the orders that the filter finds, as a file. */
export function OrderExport({ filter }: { filter: OrderFilterSearch & { campaign?: string | undefined } }) {
  const exporting = useMutation({
    meta: { says: words.exporting },
    mutationFn: async (format: (typeof formats)[number]) => {
      const query = { side: "client", ...queryOfFilter(filter), format };
      saveFile(`orders.${format}`, await fetchFile(`/orders/export${searchString(query)}`));
    },
    onError: notify.failure,
  });
  return (
    <Menu position="bottom-end" transitionProps={{ transition: "fade", duration: 160 }}>
      <Menu.Target>
        <Button variant="secondary" loading={exporting.isPending}>
          {words.export}
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
