import { List, Text } from "@mantine/core";
import type { ImportFindings } from "../contract.ts";
import { texts } from "./texts.ts";

const findingWords = texts.findings;

/** One line per kind of error, the most frequent first, with an example of its cells. */
export function ErrorKinds({ findings: { kinds, errors } }: { findings: ImportFindings }) {
  return (
    <List aria-label={findingWords.errors} listStyleType="none" fz="sm" spacing="md">
      {kinds.map(({ column, message, count, lines }) => {
        const example = errors.find((error) => error.column === column && error.message === message)?.value;
        return (
          <List.Item key={`${column} ${message}`} style={{ overflowWrap: "anywhere" }}>
            <Text fw={600} fz="sm">
              {findingWords.kind(column, count)}
            </Text>
            {message}
            {example && `, ${findingWords.example(example)}`}
            <Text c="dimmed" fz="sm">
              {findingWords.lines(count, lines)}
            </Text>
          </List.Item>
        );
      })}
    </List>
  );
}
