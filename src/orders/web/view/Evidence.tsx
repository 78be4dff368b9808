import { Anchor, Group, Spoiler, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { RowsSkeleton } from "#platform/web/components/RowsSkeleton.tsx";
import { formatInstant } from "#platform/web/dates.ts";
import type { LinkCheck, Order } from "../../contract.ts";
import { canMove } from "../../order.ts";
import { linkChecksQuery } from "../api.ts";
import { Section } from "../Section.tsx";
import { texts } from "../texts.ts";
import { EvidenceLinks } from "./EvidenceLinks.tsx";
import classes from "./view.module.css";

const words = texts.evidence;

/** What the checks of the publication found; both sides see the same (R10.3). */
export function Evidence({ order }: { order: Order }) {
  const query = useQuery(linkChecksQuery(order.id));
  return (
    <Section title={texts.parts.evidence}>
      {order.publicationUrl && (
        <Text fz="sm" className={classes.break}>
          {`${texts.facts.publication}: `}
          <Anchor href={order.publicationUrl} target="_blank" rel="noreferrer" fz="sm">
            {order.publicationUrl}
          </Anchor>
        </Text>
      )}
      <QueryState query={query} inline skeleton={<RowsSkeleton rows={3} />}>
        {({ items: [newest, ...earlier] }) => (
          <>
            {newest ? <Check check={newest} /> : <Text fz="sm">{words.none}</Text>}
            {newest && !newest.passed && canMove("complete", order.status, "system") && (
              <Text fz="sm">{words.stopped}</Text>
            )}
            {earlier.length > 0 && (
              <Spoiler maxHeight={0} showLabel={words.earlier(earlier.length)} hideLabel={words.hideEarlier}>
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
          {passed ? `✓ ${words.passed}` : `! ${words.failed}`}
        </Text>
        <Text fz="sm" c="dimmed">
          {words.checked(formatInstant(checkedAt))}
        </Text>
      </Group>
      {problems.map((problem) => (
        <Text key={problem} fz="sm" c="var(--mantine-color-error)" className={classes.break}>
          {problem}
        </Text>
      ))}
      <Text fz="sm" className={classes.break}>
        {`${words.answer}: ${httpStatus ?? words.unreachable}`}
        {finalUrl && finalUrl !== url && ` · ${words.redirected} ${finalUrl}`}
        {` · ${words.indexable}: ${noindex ? words.noindex(noindexSource ?? "") : words.mayIndex}`}
      </Text>
      <EvidenceLinks links={links} />
    </Stack>
  );
}
