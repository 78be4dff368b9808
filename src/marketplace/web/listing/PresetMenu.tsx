import { Menu } from "@mantine/core";
import { FloatingMenu } from "#platform/web/components/floating/FloatingMenu.tsx";
import type { FloatingProps } from "#platform/web/components/floating/use-floating.ts";
import { useChanges } from "../address.ts";
import { presetNames, presets } from "../presets.ts";
import { texts } from "../texts.ts";

export default function PresetMenu(floating: FloatingProps) {
  const { show } = useChanges();
  return (
    <FloatingMenu {...floating}>
      {presetNames.map((name) => (
        <Menu.Item key={name} onClick={() => show({ ...presets[name], columns: [...presets[name].columns] })}>
          {texts.presets.names[name]}
        </Menu.Item>
      ))}
    </FloatingMenu>
  );
}
