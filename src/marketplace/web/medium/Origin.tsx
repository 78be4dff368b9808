import { Text } from "@mantine/core";
import { dayInWords } from "#platform/words/day-words.ts";
import { SourceName } from "./SourceName.tsx";

export function Origin({ source, readOn }: { source: string; readOn: string }) {
  return (
    <>
      <SourceName source={source} />{" "}
      <Text span c="dimmed" fz="sm" style={{ whiteSpace: "nowrap" }}>
        {dayInWords(readOn)}
      </Text>
    </>
  );
}
