import { Button, Group, Skeleton, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { Dialog } from "#platform/web/components/Dialog.tsx";
import { RowsSkeleton } from "#platform/web/components/loading/RowsSkeleton.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { Section } from "#platform/web/components/Section.tsx";
import { formatInstant } from "#platform/web/dates.ts";
import type { TextVersion } from "../contract.ts";
import { textVersionsQuery } from "./api.ts";
import { texts } from "./texts.ts";

const TextDifference = lazy(() => import("./TextDifference.tsx"));

type ReadVersion = { title: string; content: string };
type VersionListProps = {
  orderId: string;
  current: ReadVersion;
  /** Replaces the current text; set for writers. */
  onUse?: ((text: ReadVersion) => void) | undefined;
};

export function VersionList({ orderId, current, onUse }: VersionListProps) {
  const query = useQuery(textVersionsQuery(orderId));
  const [compared, setCompared] = useState<TextVersion>();
  const close = () => setCompared(undefined);
  return (
    <Section title={texts.title}>
      <QueryState query={query} inline skeleton={<RowsSkeleton rows={2} />}>
        {({ items }) =>
          items.length === 0 ? (
            <Text c="dimmed">{texts.none}</Text>
          ) : (
            <Stack component="ul" gap="xs" p={0} m={0}>
              {items.map((version) => (
                <VersionRow key={version.id} version={version} onCompare={() => setCompared(version)} />
              ))}
            </Stack>
          )
        }
      </QueryState>
      <Dialog open={compared !== undefined} onClose={close} title={texts.compareTitle} size="wide" scrollable>
        {compared && (
          <Stack>
            <Text c="dimmed">{texts.by(compared.writtenBy, formatInstant(compared.writtenAt))}</Text>
            <Suspense fallback={<Skeleton height={160} />}>
              <TextDifference before={compared} after={current} />
            </Suspense>
            {onUse && (
              <Group justify="flex-end">
                <Button
                  onClick={() => {
                    onUse(compared);
                    close();
                  }}
                >
                  {texts.use}
                </Button>
              </Group>
            )}
          </Stack>
        )}
      </Dialog>
    </Section>
  );
}

function VersionRow({ version, onCompare }: { version: TextVersion; onCompare: () => void }) {
  const when = formatInstant(version.writtenAt);
  const kind = texts.kinds[version.kind];
  return (
    <Group component="li" justify="space-between" gap="sm" style={{ listStyle: "none" }}>
      <div>
        <Text fw={600} fz="sm">
          {kind}
        </Text>
        <Text fz="sm" c="dimmed">
          {texts.by(version.writtenBy, when)}
        </Text>
      </div>
      <Button variant="secondary" aria-label={texts.compareWith(kind, when)} onClick={onCompare}>
        {texts.compare}
      </Button>
    </Group>
  );
}
