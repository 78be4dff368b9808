import { Kbd, Switch, Table, Text } from "@mantine/core";
import { useState } from "react";
import { Dialog } from "#platform/web/components/Dialog.tsx";
import { type KeyName, keyCaps, keysEverywhere, keyWords } from "#platform/web/keys/keys.ts";
import { type OwnKey, useOfferedLetters, useOwnKeys } from "#platform/web/keys/own-keys.ts";
import { useScreenKeys } from "#platform/web/keys/screen-keys.ts";
import { areSingleKeysOn, setSingleKeys } from "#platform/web/keys/single-keys.ts";
import { texts } from "./texts.ts";

/** The keys of the order that is open, or of the screen behind it, then those of every screen. */
export default function KeyboardHelp({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const [isOn, setOn] = useState(areSingleKeysOn);
  const own = useOwnKeys();
  const ofScreen = useScreenKeys();
  const letters = useOfferedLetters();
  const here = own.length > 0 ? own.map(lineOfOwn) : [...ofScreen.map(lineOf), ...letters.map(lineOfOwn)];
  const change = (next: boolean) => {
    setSingleKeys(next);
    setOn(next);
  };
  return (
    <Dialog open={isOpen} onClose={onClose} title={texts.help} isAbove>
      {here.length > 0 && <KeyTable title={own.length > 0 ? texts.inOrder : texts.here} lines={here} />}
      <KeyTable title={texts.everywhere} lines={keysEverywhere.map(lineOf)} />
      <Text fz="sm" c="dimmed" my="md">
        {texts.notWhileTyping}
      </Text>
      <Switch
        label={texts.singleKeys}
        description={texts.singleKeysText}
        checked={isOn}
        onChange={({ currentTarget }) => change(currentTarget.checked)}
      />
    </Dialog>
  );
}

type HelpLine = { says: string; caps: string[] };

const lineOf = (name: KeyName): HelpLine => ({ says: keyWords(name), caps: keyCaps(name) });
const lineOfOwn = ({ key, says }: OwnKey): HelpLine => ({ says, caps: [key.toUpperCase()] });

function KeyTable({ title, lines }: { title: string; lines: readonly HelpLine[] }) {
  return (
    <Table mb="sm">
      <Table.Caption style={{ captionSide: "top", textAlign: "start", fontWeight: 600 }}>{title}</Table.Caption>
      <Table.Tbody>
        {lines.map(({ says, caps }) => (
          <Table.Tr key={says}>
            <Table.Th scope="row" fw={400}>
              {says}
            </Table.Th>
            <Table.Td className="numeric">
              {caps.map((cap) => (
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
