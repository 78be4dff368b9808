import { Button, Menu } from "@mantine/core";
import IconTarget from "@tabler/icons-react/icons/IconTarget";
import { Icon } from "#platform/web/components/Icon.tsx";
import { useChanges } from "../address.ts";
import { presetNames, presets } from "../presets.ts";
import { columnsSaying, useHasOwnPrice } from "../shown-columns.ts";
import { texts } from "../texts.ts";

export function Presets() {
  const { show } = useChanges();
  const hasOwnPrice = useHasOwnPrice();
  return (
    <Menu position="bottom-end" transitionProps={{ transition: "fade", duration: 160 }}>
      <Menu.Target>
        <Button variant="header" leftSection={<Icon of={IconTarget} />}>
          {texts.presets.title}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {presetNames.map((name) => (
          <Menu.Item
            key={name}
            onClick={() => show({ ...presets[name], columns: columnsSaying(presets[name].columns, hasOwnPrice) })}
          >
            {texts.presets.names[name]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
