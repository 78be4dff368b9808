import { Anchor, Group, Spoiler, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { RowsSkeleton } from "#platform/web/components/RowsSkeleton.tsx";
import { Section } from "#platform/web/components/Section.tsx";
import { formatInstant } from "#platform/web/dates.ts";
import type { LinkCheck } from "../contract.ts";
import { linkChecksQuery } from "./api.ts";
import { EvidenceLinks } from "./EvidenceLinks.tsx";
import classes from "./evidence.module.css";
import { texts } from "./texts.ts";

type EvidenceProps = {
  orderId: string;
  publicationUrl: string | null;
  /** The order is not completed by itself while the newest look failed. */
  isWaiting: boolean;
};

/** What the looks at a publication found; both sides see the same (R10.3). */
export function Evidence({ orderId, publicationUrl, isWaiting }: EvidenceProps) {
  const query = useQuery(linkChecksQuery(orderId));
  return (
    <Section title={texts.title}>
      {publicationUrl && (
        <Text fz="sm" className={classes.break}>
          {`${texts.publication}: `}
          <Anchor href={publicationUrl} target="_blank" rel="noreferrer" fz="sm">
            {publicationUrl}
          </Anchor>
        </Text>
      )}
      <QueryState query={query} inline skeleton={<RowsSkeleton rows={3} />}>
        {({ items: [newest, ...earlier] }) => (
          <>
            {newest ? <Check check={newest} /> : <Text fz="sm">{texts.none}</Text>}
            {newest && !newest.passed && isWaiting && <Text fz="sm">{texts.stopped}</Text>}
            {earlier.length > 0 && (
              <Spoiler maxHeight={0} showLabel={texts.earlier(earlier.length)} hideLabel={texts.hideEarlier}>
                <Stack gap="xl" pt="md">
                  {earlier.map((check) => (
                    <Check key={check.id} check={check} />
                  ))}
                </Stack>
              </Spoiler>
            )}
          </>
        )}
      </QueryState>
    </Section>
  );
}

function Check({ check: { passed, evidence, checkedAt } }: { check: LinkCheck }) {
  const { finalUrl, url, httpStatus, noindex, noindexSource, links, problems } = evidence;
  return (
    <Stack gap={6}>
      <Group gap="sm">
        <Text fw={600} c={passed ? "var(--good)" : "var(--mantine-color-error)"}>
          {passed ? `✓ ${texts.passed}` : `! ${texts.failed}`}
        </Text>
        <Text fz="sm" c="dimmed">
          {texts.checked(formatInstant(checkedAt))}
        </Text>
      </Group>
      {problems.map((problem) => (
        <Text key={problem} fz="sm" c="var(--mantine-color-error)" className={classes.break}>
          {problem}
        </Text>
      ))}
      <Text fz="sm" className={classes.break}>
        {`${texts.answer}: ${httpStatus ?? texts.unreachable}`}
        {finalUrl && finalUrl !== url && ` · ${texts.redirected} ${finalUrl}`}
        {` · ${texts.indexable}: ${noindex ? texts.noindex(noindexSource ?? "") : texts.mayIndex}`}
      </Text>
      <EvidenceLinks links={links} />
    </Stack>
  );
}
