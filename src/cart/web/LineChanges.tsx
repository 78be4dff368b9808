import { Alert, Button, Group, Text } from "@mantine/core";
import { idOf } from "#platform/contract/iri.ts";
import { formatCents } from "#platform/money/money.ts";
import { ButtonLink } from "#platform/web/components/links.tsx";
import type { CartLine } from "../contract.ts";
import { texts } from "./texts.ts";

const cartLineWords = texts.line;

type LineChangesProps = { line: CartLine; accepting: boolean; onAccept: () => void };

/** Nothing is booked on other terms than the buyer saw. */
export function LineChanges({ line, accepting, onAccept }: LineChangesProps) {
  const { available, changed, priceCents, agreedPriceCents, media } = line;
  if (!available) {
    return (
      <Alert color="red" variant="light">
        {cartLineWords.unavailable}
      </Alert>
    );
  }
  if (!changed) return null;
  return (
    <Alert color="yellow" variant="light">
      <Text fw={600}>{cartLineWords.changedTitle}</Text>
      <Text fz="sm">
        {priceCents === agreedPriceCents
          ? cartLineWords.changed
          : cartLineWords.changedPrice(formatCents(agreedPriceCents), formatCents(priceCents))}
      </Text>
      <Group gap="xs" mt="sm">
        <Button loading={accepting} onClick={onAccept}>
          {cartLineWords.accept}
        </Button>
        <ButtonLink variant="secondary" to="/media/$id" params={{ id: idOf(media) }}>
          {cartLineWords.see}
        </ButtonLink>
      </Group>
    </Alert>
  );
}
