import { NativeSelect, Table, Text, TextInput } from "@mantine/core";
import { type ImportFieldName, importFields } from "../fields.ts";
import type { ImportKind } from "../import.ts";
import { fieldsOfKind } from "../mapping/matching.ts";
import type { ColumnValues } from "./mapping-values.ts";
import { texts } from "./texts.ts";

const columnWords = texts.columns;
const samplesShown = 3;

type ColumnRowsProps = {
  kind: ImportKind;
  file: { columns: string[]; sample: string[][] };
  values: ColumnValues[];
  onAssign: (column: string, field: ImportFieldName | "") => void;
  onEmpty: (column: string, text: string) => void;
};

/** One row per column of the file: its first values, the field that it fills, and the text for its empty cells. */
export function ColumnRows({ kind, file, values, onAssign, onEmpty }: ColumnRowsProps) {
  const fields = fieldOptions(kind);
  return (
    <Table.ScrollContainer minWidth={720} tabIndex={0}>
      <Table verticalSpacing="xs" fz="sm">
        <Table.Thead>
          <Table.Tr>
            {[columnWords.column, columnWords.samples, columnWords.field, columnWords.empty].map((head) => (
              <Table.Th key={head} scope="col">
                {head}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {values.map(({ column, field, empty }) => (
            <Table.Tr key={column}>
              <Table.Th scope="row" fw={field ? 600 : 400} c={field ? undefined : "dimmed"}>
                {column}
              </Table.Th>
              <Table.Td maw={260}>
                <Text fz="sm" c="dimmed" truncate>
                  {samplesOf(file, column).join(", ")}
                </Text>
              </Table.Td>
              <Table.Td>
                <NativeSelect
                  aria-label={columnWords.fieldOf(column)}
                  data={fields}
                  value={field}
                  c={field ? undefined : "dimmed"}
                  onChange={({ currentTarget: { value } }) => onAssign(column, value as ImportFieldName | "")}
                />
              </Table.Td>
              <Table.Td>
                {field && (
                  <TextInput
                    aria-label={columnWords.emptyOf(column)}
                    placeholder={columnWords.staysEmpty}
                    value={empty}
                    onChange={({ currentTarget: { value } }) => onEmpty(column, value)}
                  />
                )}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

function samplesOf({ columns, sample }: ColumnRowsProps["file"], column: string): string[] {
  const at = columns.indexOf(column);
  const values = sample.map((row) => row[at] ?? "").filter(Boolean);
  return [...new Set(values)].slice(0, samplesShown);
}

const parts = ["media", "format", "reading"] as const;

function fieldOptions(kind: ImportKind) {
  const fields = fieldsOfKind(kind);
  const groups = parts.map((part) => ({
    group: columnWords.parts[part],
    items: fields
      .filter((field) => importFields[field].part === part)
      .map((value) => ({ value, label: texts.fields[value] })),
  }));
  return [{ value: "", label: columnWords.ignored }, ...groups.filter(({ items }) => items.length > 0)];
}
