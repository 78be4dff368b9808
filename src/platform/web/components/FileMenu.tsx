import { Button } from "@mantine/core";
import IconDownload from "@tabler/icons-react/icons/IconDownload";
import { useMutation } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { saveFile } from "../save-file.ts";
import { useFloating } from "./floating/use-floating.ts";
import { Icon } from "./Icon.tsx";
import { IconButton } from "./IconButton.tsx";
import { notify } from "./notify.ts";

const loadMenu = () => import("./FileMenuItems.tsx");
const FileMenuItems = lazy(loadMenu);

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
  size?: "row";
};

export function FileMenu<Format extends string>({
  label,
  says,
  formats,
  name,
  read,
  isIcon,
  size,
}: FileMenuProps<Format>) {
  const saving = useMutation({
    meta: { says },
    mutationFn: async (format: Format) => saveFile(`${name}.${format}`, await read(format)),
    onError: notify.failure,
  });
  const { buttonProps, floating } = useFloating("menu", loadMenu);
  return (
    <>
      {isIcon ? (
        <IconButton of={IconDownload} label={label} loading={saving.isPending} {...buttonProps} />
      ) : (
        <Button
          variant="secondary"
          size={size}
          loading={saving.isPending}
          leftSection={<Icon of={IconDownload} />}
          {...buttonProps}
        >
          {label}
        </Button>
      )}
      <Suspense>
        {floating && (
          <FileMenuItems {...floating} formats={formats} onChoose={(format) => saving.mutate(format as Format)} />
        )}
      </Suspense>
    </>
  );
}
