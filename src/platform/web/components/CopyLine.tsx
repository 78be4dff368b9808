import { Button, Code, CopyButton, Group, Text } from "@mantine/core";
import { copyTexts } from "./copy-texts.ts";

const words = copyTexts;

export function CopyLine({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <Text fz="sm" fw={600}>
        {label}
      </Text>
      <Group gap="sm" align="center">
        <Code fz="sm" style={{ overflowWrap: "anywhere", whiteSpace: "pre-line" }}>
          {value}
        </Code>
        <CopyButton value={value}>
          {({ copied, copy }) => (
            <Button variant="secondary" onClick={copy} aria-label={copied ? words.copied : words.copyWhat(label)}>
              {copied ? words.copied : words.copy}
            </Button>
          )}
        </CopyButton>
      </Group>
    </div>
  );
}
