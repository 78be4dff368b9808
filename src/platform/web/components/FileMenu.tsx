import { Button, Menu } from "@mantine/core";
import IconDownload from "@tabler/icons-react/icons/IconDownload";
import { useMutation } from "@tanstack/react-query";
import { saveFile } from "../save-file.ts";
import { Icon } from "./Icon.tsx";
import { IconButton } from "./IconButton.tsx";
import { notify } from "./notify.ts";

type FileMenuProps<Format extends string> = {
  label: string;
  /** Names the download while it waits for the network. */
  says: string;
  /** Names by format, in the menu's order. */
  formats: Record<Format, string>;
  /** Without extension. */
  name: string;
  read: (format: Format) => Promise<Blob>;
  /** Among tools that are icons. */
  isIcon?: boolean;
};

export function FileMenu<Format extends string>({ label, says, formats, name, read, isIcon }: FileMenuProps<Format>) {
  const saving = useMutation({
    meta: { says },
    mutationFn: async (format: Format) => saveFile(`${name}.${format}`, await read(format)),
    onError: notify.failure,
  });
  return (
    <Menu position="bottom-end" transitionProps={{ transition: "fade", duration: 160 }}>
      <Menu.Target>
        {isIcon ? (
          <IconButton of={IconDownload} label={label} loading={saving.isPending} />
        ) : (
          <Button variant="secondary" loading={saving.isPending} leftSection={<Icon of={IconDownload} />}>
            {label}
          </Button>
        )}
      </Menu.Target>
      <Menu.Dropdown>
        {(Object.keys(formats) as Format[]).map((format) => (
          <Menu.Item key={format} onClick={() => saving.mutate(format)}>
            {formats[format]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
