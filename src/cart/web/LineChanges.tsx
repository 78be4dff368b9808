import { Alert, Button, Group, Text } from "@mantine/core";
import { idOf } from "#platform/contract/wire.ts";
import { formatCents } from "#platform/money/money.ts";
import { ButtonLink } from "#platform/web/components/links.tsx";
import type { CartLine } from "../contract.ts";
import { texts } from "./texts.ts";

const words = texts.line;

type LineChangesProps = { line: CartLine; accepting: boolean; onAccept: () => void };

/** Nothing is booked on other terms than the buyer saw. */
export function LineChanges({ line, accepting, onAccept }: LineChangesProps) {
  const { available, changed, priceCents, agreedPriceCents, media } = line;
  if (!available) {
    return (
      <Alert color="red" variant="light">
        {words.unavailable}
      </Alert>
    );
  }
  if (!changed) return null;
  return (
    <Alert color="yellow" variant="light">
      <Text fw={600}>{words.changedTitle}</Text>
      <Text fz="sm">
        {priceCents === agreedPriceCents
          ? words.changed
          : words.changedPrice(formatCents(agreedPriceCents), formatCents(priceCents))}
      </Text>
      <Group gap="xs" mt="sm">
        <Button loading={accepting} onClick={onAccept}>
          {words.accept}
        </Button>
        <ButtonLink variant="secondary" to="/media/$id" params={{ id: idOf(media) }}>
          {words.see}
        </ButtonLink>
      </Group>
    </Alert>
  );
}
