import { Kbd, Modal, Switch, Table, Text } from "@mantine/core";
import { useState } from "react";
import { areSingleKeysOn, setSingleKeys } from "#platform/web/keys/single-keys.ts";
import { texts } from "./texts.ts";

const { palette, paletteOnMac, search, rows: inRows, choose, open, book, help, close, move, act } = texts.keys;
const isMac = /mac|iphone|ipad/i.test(navigator.userAgent);
const shown = [isMac ? paletteOnMac : palette, search, inRows, choose, open, book, help, close, move, act];

export default function KeyboardHelp({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const [isOn, setOn] = useState(areSingleKeysOn);
  const change = (next: boolean) => {
    setSingleKeys(next);
    setOn(next);
  };
  return (
    <Modal opened={isOpen} onClose={onClose} title={texts.help} centered>
      <Table>
        <Table.Tbody>
          {shown.map(({ keys, says }) => (
            <Table.Tr key={says}>
              <Table.Th scope="row" fw={400}>
                {says}
              </Table.Th>
              <Table.Td className="numeric">
                {keys.map((key) => (
                  <Kbd key={key} ms={4}>
                    {key}
                  </Kbd>
                ))}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Text fz="sm" c="dimmed" my="md">
        {texts.notWhileTyping}
      </Text>
      <Switch
        label={texts.singleKeys}
        description={texts.singleKeysText}
        checked={isOn}
        onChange={({ currentTarget }) => change(currentTarget.checked)}
      />
    </Modal>
  );
}
