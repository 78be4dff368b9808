import { Button, Code, CopyButton, Group, Text } from "@mantine/core";
import { copyTexts } from "./copy-texts.ts";

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
            <Button
              variant="secondary"
              onClick={copy}
              aria-label={copied ? copyTexts.copied : copyTexts.copyWhat(label)}
            >
              {copied ? copyTexts.copied : copyTexts.copy}
            </Button>
          )}
        </CopyButton>
      </Group>
    </div>
  );
}
