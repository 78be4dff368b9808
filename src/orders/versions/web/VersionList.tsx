import { Button, Group, Skeleton, Stack, Text } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { Dialog } from "#platform/web/components/Dialog.tsx";
import { RowsSkeleton } from "#platform/web/components/loading/RowsSkeleton.tsx";
import { notify } from "#platform/web/components/notify.ts";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { Section } from "#platform/web/components/Section.tsx";
import { formatInstant } from "#platform/web/dates.ts";
import type { ListedTextVersion } from "../contract.ts";
import { textVersionQuery, textVersionsQuery } from "./api.ts";
import { texts } from "./texts.ts";

const TextDifference = lazy(() => import("./TextDifference.tsx"));

type ReadVersion = { title: string; content: string };
type VersionListProps = {
  orderId: string;
  current: ReadVersion;
  /** Replaces the current text; set for writers. */
  onUse?: ((text: ReadVersion) => Promise<void>) | undefined;
};

export function VersionList({ orderId, current, onUse }: VersionListProps) {
  const query = useQuery(textVersionsQuery(orderId));
  const [compared, setCompared] = useState<ListedTextVersion>();
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
          <ComparedVersion
            version={compared}
            current={current}
            onUse={
              onUse &&
              (async (text) => {
                await onUse(text);
                close();
              })
            }
          />
        )}
      </Dialog>
    </Section>
  );
}

type ComparedVersionProps = Pick<VersionListProps, "current" | "onUse"> & { version: ListedTextVersion };

function ComparedVersion({ version: { id, writtenBy, writtenAt }, current, onUse }: ComparedVersionProps) {
  const query = useQuery(textVersionQuery(id));
  return (
    <Stack>
      <Text c="dimmed">{texts.by(writtenBy, formatInstant(writtenAt))}</Text>
      <QueryState query={query} inline skeleton={<Skeleton height={160} />}>
        {(version) => (
          <>
            <Suspense fallback={<Skeleton height={160} />}>
              <TextDifference before={version} after={current} />
            </Suspense>
            {onUse && <UseButton use={() => onUse(version)} />}
          </>
        )}
      </QueryState>
    </Stack>
  );
}

function UseButton({ use }: { use: () => Promise<void> }) {
  const using = useMutation({ meta: { says: texts.use }, mutationFn: use, onError: notify.failure });
  return (
    <Group justify="flex-end">
      <Button loading={using.isPending} onClick={() => using.mutate()}>
        {texts.use}
      </Button>
    </Group>
  );
}

function VersionRow({ version, onCompare }: { version: ListedTextVersion; onCompare: () => void }) {
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
