import { Kbd, Modal, Switch, Table, Text } from "@mantine/core";
import { useEffect, useState } from "react";
import { type KeyName, keyCaps, keysEverywhere, keyWords } from "#platform/web/keys/keys.ts";
import { useScreenKeys } from "#platform/web/keys/screen-keys.ts";
import { areSingleKeysOn, setSingleKeys } from "#platform/web/keys/single-keys.ts";
import { texts } from "./texts.ts";

/** The keys of the screen behind it, then those of every screen. */
export default function KeyboardHelp({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  // A dialog gives the focus back only if it opens after it was drawn.
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => setDrawn(true), []);
  const [isOn, setOn] = useState(areSingleKeysOn);
  const here = useScreenKeys();
  const change = (next: boolean) => {
    setSingleKeys(next);
    setOn(next);
  };
  return (
    <Modal opened={isOpen && isDrawn} onClose={onClose} title={texts.help} centered>
      {here.length > 0 && <KeyTable title={texts.here} keys={here} />}
      <KeyTable title={texts.everywhere} keys={keysEverywhere} />
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

function KeyTable({ title, keys }: { title: string; keys: readonly KeyName[] }) {
  return (
    <Table mb="sm">
      <Table.Caption style={{ captionSide: "top", textAlign: "start", fontWeight: 600 }}>{title}</Table.Caption>
      <Table.Tbody>
        {keys.map((name) => (
          <Table.Tr key={name}>
            <Table.Th scope="row" fw={400}>
              {keyWords(name)}
            </Table.Th>
            <Table.Td className="numeric">
              {keyCaps(name).map((cap) => (
                <Kbd key={cap} ms={4}>
                  {cap}
                </Kbd>
              ))}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
