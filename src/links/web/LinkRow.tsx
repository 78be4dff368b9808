import { Box, Button, CopyButton, Group, Text } from "@mantine/core";
import { RemoveButton } from "#platform/web/components/form/RemoveButton.tsx";
import { Row } from "#platform/web/components/rows/Rows.tsx";
import type { TrackedLink } from "../contract.ts";
import { removeLink } from "./api.ts";
import { texts } from "./texts.ts";

export function LinkRow({ link }: { link: TrackedLink }) {
  const { id, name, path, target, purpose, visits, visitsLastMonth } = link;
  return (
    <Row>
      <Group justify="space-between" align="flex-start">
        <Box flex="1 1 260px" style={{ overflowWrap: "anywhere" }}>
          <Text fw={600}>{name || texts.purposes[purpose]}</Text>
          <Text fz="sm">{location.origin + path}</Text>
          <Text c="dimmed" fz="sm">
            {texts.leadsTo(target)}
          </Text>
        </Box>
        <Box ta={{ base: "left", sm: "right" }} miw={150} className="figures">
          <Text fw={600}>{texts.visits(visits)}</Text>
          <Text c="dimmed" fz="sm">
            {texts.lastMonth(visitsLastMonth)}
          </Text>
        </Box>
        <Group miw={130} justify="flex-end">
          <CopyLink path={path} name={name || path} />
          {purpose === "operator" && (
            <RemoveButton name={name || path} text={texts.removeText} onRemove={() => removeLink(id)} />
          )}
        </Group>
      </Group>
    </Row>
  );
}

function CopyLink({ path, name }: { path: string; name: string }) {
  return (
    <CopyButton value={location.origin + path}>
      {({ copied, copy }) => (
        <Button variant="link" aria-label={copied ? texts.copied : texts.copyNamed(name)} onClick={copy}>
          {copied ? texts.copied : texts.copy}
        </Button>
      )}
    </CopyButton>
  );
}
