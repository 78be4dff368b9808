import { Button, Group, Skeleton, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { escapeHtml } from "#platform/contract/html.ts";
import { Dialog } from "#platform/web/components/Dialog.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { Section } from "#platform/web/components/Section.tsx";
import { formatInstant } from "#platform/web/dates.ts";
import type { ListedBriefVersion } from "../../../briefs/contract.ts";
import { briefVersionQuery, briefVersionsQuery } from "./api.ts";
import { texts } from "./texts.ts";

const TextDifference = lazy(() => import("../../../versions/web/TextDifference.tsx"));

type BriefSectionProps = { orderId: string; brief: string };

export function BriefSection({ orderId, brief }: BriefSectionProps) {
  const { data } = useQuery(briefVersionsQuery(orderId));
  const [compared, setCompared] = useState<ListedBriefVersion>();
  const close = () => setCompared(undefined);
  const [newest, ...earlier] = data?.items ?? [];
  return (
    <Section title={texts.title}>
      <Text style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>{brief}</Text>
      <Acceptance newest={newest} earlier={earlier} />
      {earlier.length > 0 && (
        <Stack gap="xs" mt="sm">
          <Title order={4} fz={15}>
            {texts.earlier}
          </Title>
          <Stack component="ul" gap="xs" p={0} m={0}>
            {earlier.map((version) => (
              <EarlierBrief key={version.id} version={version} onCompare={() => setCompared(version)} />
            ))}
          </Stack>
        </Stack>
      )}
      <Dialog open={compared !== undefined} onClose={close} title={texts.compareTitle} size="wide" scrollable>
        {compared && <ComparedBrief id={compared.id} brief={brief} />}
      </Dialog>
    </Section>
  );
}

function ComparedBrief({ id, brief }: { id: string; brief: string }) {
  const query = useQuery(briefVersionQuery(id));
  return (
    <QueryState query={query} inline skeleton={<Skeleton height={160} />}>
      {(earlier) => (
        <Suspense fallback={<Skeleton height={160} />}>
          <TextDifference before={asText(earlier.brief)} after={asText(brief)} />
        </Suspense>
      )}
    </QueryState>
  );
}

type AcceptanceProps = { newest: ListedBriefVersion | undefined; earlier: ListedBriefVersion[] };

function Acceptance({ newest, earlier }: AcceptanceProps) {
  const before = earlier.find(({ acceptedAt }) => acceptedAt);
  const said = newest?.acceptedAt
    ? texts.accepted(formatInstant(newest.acceptedAt))
    : before?.acceptedAt && texts.changedSince(formatInstant(before.acceptedAt));
  return said ? (
    <Text fz="sm" c="dimmed" mt="xs">
      {said}
    </Text>
  ) : null;
}

function EarlierBrief({ version, onCompare }: { version: ListedBriefVersion; onCompare: () => void }) {
  const { writtenBy, createdAt, acceptedAt } = version;
  const when = formatInstant(createdAt);
  return (
    <Group component="li" justify="space-between" gap="sm" style={{ listStyle: "none" }}>
      <div>
        <Text fz="sm">{texts.sent(writtenBy, when)}</Text>
        {acceptedAt && (
          <Text fz="sm" fw={600}>
            {texts.acceptedOne(formatInstant(acceptedAt))}
          </Text>
        )}
      </div>
      <Button variant="secondary" size="small" aria-label={texts.compareWith(when)} onClick={onCompare}>
        {texts.compare}
      </Button>
    </Group>
  );
}

/** The comparison needs paragraphs; a brief is plain text. */
const asText = (brief: string) => ({
  title: "",
  content: brief
    .split("\n")
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join(""),
});
