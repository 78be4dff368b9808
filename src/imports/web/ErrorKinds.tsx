import { Box, Button, Group, List, NativeSelect, Text } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { notify } from "#platform/web/components/notify.ts";
import type { CatalogueImport, ImportFindings } from "../contract.ts";
import type { ImportFieldName } from "../fields.ts";
import { previewImport } from "./api.ts";
import { type ErrorKind, errorKinds, mended } from "./error-kinds.ts";
import { likelyWord, ourWordsOf } from "./our-words.ts";
import { texts } from "./texts.ts";

const findingWords = texts.findings;
const rowsShown = 3;

export function ErrorKinds({ found, errors }: { found: CatalogueImport; errors: ImportFindings["errors"] }) {
  const isMendable = found.moves.includes("preview");
  return (
    <List aria-label={findingWords.errors} listStyleType="none" fz="sm" spacing="md">
      {errorKinds(errors, found.options.mapping).map((kind) => (
        <List.Item key={`${kind.column} ${kind.message}`} style={{ overflowWrap: "anywhere" }}>
          <Text fw={600}>{findingWords.kind(kind.column, kind.errors.length)}</Text>
          <Sample kind={kind} />
          {isMendable && kind.field && kind.foreign.length > 0 && (
            <Mend found={found} field={kind.field} foreign={kind.foreign} />
          )}
        </List.Item>
      ))}
    </List>
  );
}

function Sample({ kind: { errors } }: { kind: ErrorKind }) {
  return (
    <>
      {errors.slice(0, rowsShown).map(({ line, column, value, message }) => (
        <Box key={line}>
          {findingWords.errorAt(line, column)}
          {value && ` “${value.slice(0, 80)}”`}: {message}
        </Box>
      ))}
      {errors.length > rowsShown && <Text c="dimmed">{findingWords.more(errors.length - rowsShown)}</Text>}
    </>
  );
}

type MendProps = { found: CatalogueImport; field: ImportFieldName; foreign: string[] };

function Mend({ found: { id, options }, field, foreign }: MendProps) {
  const ours = ourWordsOf(field);
  const [chosen, setChosen] = useState<Record<string, string>>(() =>
    Object.fromEntries(foreign.map((theirs) => [theirs, likelyWord(theirs, ours) ?? ""])),
  );
  const mend = useMutation({
    mutationFn: () => previewImport(id, { ...options, mapping: mended(options.mapping, field, chosen) }),
    onError: notify.failure,
    meta: { says: findingWords.mend },
  });
  const isChosen = Object.values(chosen).some((word) => word !== "");
  return (
    <Group align="end" mt="xs">
      {foreign.map((theirs) => (
        <NativeSelect
          key={theirs}
          label={findingWords.means(theirs)}
          data={[{ value: "", label: findingWords.notYet }, ...ours]}
          value={chosen[theirs] ?? ""}
          onChange={({ currentTarget: { value } }) => setChosen((before) => ({ ...before, [theirs]: value }))}
        />
      ))}
      <Button variant="secondary" disabled={!isChosen} loading={mend.isPending} onClick={() => mend.mutate()}>
        {findingWords.mend}
      </Button>
    </Group>
  );
}
