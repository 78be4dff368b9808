import { Button, Menu } from "@mantine/core";
import { type MarketplaceAddress, useChanges } from "../address.ts";
import { type PresetName, presetNames, presets } from "../presets.ts";
import { texts } from "../texts.ts";

/** The filters, columns and order that fit a campaign's goal; everything stays changeable. */
export function Presets() {
  const { show } = useChanges();
  return (
    <Menu position="bottom-end" transitionProps={{ transition: "fade", duration: 160 }}>
      <Menu.Target>
        <Button variant="secondary">{texts.presets.title}</Button>
      </Menu.Target>
      <Menu.Dropdown>
        {presetNames.map((name) => (
          <Menu.Item key={name} onClick={() => show(preset(name))}>
            {texts.presets.names[name]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** A copy: the address may be changed from there. */
const preset = (name: PresetName): Partial<MarketplaceAddress> => structuredClone(presets[name]) as MarketplaceAddress;
