import { Menu } from "@mantine/core";
import { FloatingMenu } from "./floating/FloatingMenu.tsx";
import type { FloatingProps } from "./floating/use-floating.ts";

type FileMenuItemsProps = FloatingProps & { formats: Record<string, string>; onChoose: (format: string) => void };

export default function FileMenuItems({ formats, onChoose, ...floating }: FileMenuItemsProps) {
  return (
    <FloatingMenu {...floating}>
      {Object.entries(formats).map(([format, label]) => (
        <Menu.Item key={format} onClick={() => onChoose(format)}>
          {label}
        </Menu.Item>
      ))}
    </FloatingMenu>
  );
}
