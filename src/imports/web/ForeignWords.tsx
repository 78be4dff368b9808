import { Button, NativeSelect, Table, Text, Title } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { type RefObject, useState } from "react";
import { notify } from "#platform/web/components/notify.ts";
import type { CatalogueImport, ForeignWord } from "../contract.ts";
import { previewImport } from "./api.ts";
import { type Unsent, unsentWays } from "./mapping-values.ts";
import { ourWordsOf } from "./our-words.ts";
import { texts } from "./texts.ts";

const foreignTexts = texts.words;

const keyOf = ({ column, word }: ForeignWord): string => JSON.stringify([column, word]);

type ForeignWordsProps = { found: CatalogueImport; words: ForeignWord[]; unsent: RefObject<Unsent> };

/** Words that Byline does not know, once each with its count: the nearest of ours is chosen, one press uses all. */
export function ForeignWords({ found, words, unsent }: ForeignWordsProps) {
  const [ours, setOurs] = useState(() => new Map(words.map((each) => [keyOf(each), each.nearest ?? ""])));
  const use = useMutation({
    mutationFn: () => {
      const chosen = words.map((each) => ({ ...each, ours: ours.get(keyOf(each)) ?? "" }));
      return previewImport(found.id, unsentWays(found, { ...unsent.current, words: chosen }));
    },
    onError: notify.failure,
    meta: { says: foreignTexts.use },
  });
  const choose = (each: ForeignWord, word: string) => {
    const others = unsent.current.words.filter((other) => other.field !== each.field || other.word !== each.word);
    unsent.current.words = [...others, { ...each, ours: word }];
    setOurs((before) => new Map(before).set(keyOf(each), word));
  };
  return (
    <section aria-label={foreignTexts.title}>
      <Title order={3} fz={16} mb={4}>
        {foreignTexts.title}
      </Title>
      <Text c="dimmed" fz="sm" mb="xs">
        {foreignTexts.text}
      </Text>
      <WordTable words={words} ours={ours} onChoose={choose} />
      <Button
        mt="sm"
        disabled={[...ours.values()].every((word) => word === "")}
        loading={use.isPending}
        onClick={() => use.mutate()}
      >
        {foreignTexts.use}
      </Button>
    </section>
  );
}

type WordTableProps = {
  words: ForeignWord[];
  ours: ReadonlyMap<string, string>;
  onChoose: (word: ForeignWord, ours: string) => void;
};

function WordTable({ words, ours, onChoose }: WordTableProps) {
  return (
    <Table.ScrollContainer minWidth={560} tabIndex={0}>
      <Table fz="sm">
        <Table.Thead>
          <Table.Tr>
            {[foreignTexts.column, foreignTexts.theirs, foreignTexts.rows, foreignTexts.ours].map((head) => (
              <Table.Th key={head} scope="col">
                {head}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {words.map((each) => (
            <Table.Tr key={keyOf(each)}>
              <Table.Td>{each.column}</Table.Td>
              <Table.Td style={{ overflowWrap: "anywhere" }}>{each.word}</Table.Td>
              <Table.Td>{foreignTexts.count(each.count)}</Table.Td>
              <Table.Td>
                <NativeSelect
                  aria-label={foreignTexts.means(each.word)}
                  data={[{ value: "", label: foreignTexts.notYet }, ...ourWordsOf(each.field)]}
                  value={ours.get(keyOf(each)) ?? ""}
                  onChange={({ currentTarget: { value } }) => onChoose(each, value)}
                />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
