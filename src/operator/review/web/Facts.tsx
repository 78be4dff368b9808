import { Text } from "@mantine/core";
import type { ReactNode } from "react";

export function Facts({ facts }: { facts: { label: string; text: ReactNode }[] }) {
  return (
    <dl style={{ margin: 0 }}>
      {facts.map(({ label, text }) => (
        <div key={label} style={{ marginBlockStart: 8 }}>
          <Text component="dt" fz="sm" c="dimmed">
            {label}
          </Text>
          <Text component="dd" m={0} maw={720} style={{ overflowWrap: "anywhere", whiteSpace: "pre-line" }}>
            {text}
          </Text>
        </div>
      ))}
    </dl>
  );
}
