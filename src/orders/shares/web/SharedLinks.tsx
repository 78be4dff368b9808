import { Button, Group, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import type { StateTone } from "#platform/contract/state-tone.ts";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { Row, Rows } from "#platform/web/components/rows/Rows.tsx";
import { Section } from "#platform/web/components/Section.tsx";
import { StatusTag } from "#platform/web/components/StatusTag.tsx";
import { formatInstant, formatRelative } from "#platform/web/dates.ts";
import { lazyOrNothing } from "#platform/web/lazy-or-nothing.ts";
import { dayInWords } from "#platform/words/day-words.ts";
import type { SharedLink, ShareNote } from "../contract.ts";
import type { SharedSubject } from "../shared-link.ts";
import { type SharedWhat, sharedLinksQuery, useRevoke } from "./api.ts";
import { texts } from "./texts.ts";

const ShareDialog = lazyOrNothing(() => import("./ShareDialog.tsx"));

type SharedLinksProps = { what: SharedWhat; subjects: SharedSubject[] };

export function SharedLinks({ what, subjects }: SharedLinksProps) {
  const [isOpen, setOpen] = useState(false);
  const query = useQuery(sharedLinksQuery(what));
  const ofSubjects = (links: SharedLink[]) => links.filter(({ subject }) => subjects.includes(subject));
  return (
    <Section title={texts.title}>
      <Stack gap="md">
        <Text fz="sm" c="dimmed">
          {texts.lead}
        </Text>
        <QueryState query={query} inline>
          {({ items }) =>
            ofSubjects(items).length === 0 ? (
              <Text fz="sm">{texts.none}</Text>
            ) : (
              <Rows label={texts.title}>
                {ofSubjects(items).map((link) => (
                  <LinkItem key={link.id} link={link} />
                ))}
              </Rows>
            )
          }
        </QueryState>
        <Group>
          <Button variant="secondary" onClick={() => setOpen(true)}>
            {texts.share}
          </Button>
        </Group>
      </Stack>
      <Suspense>{isOpen && <ShareDialog what={what} subjects={subjects} onClose={() => setOpen(false)} />}</Suspense>
    </Section>
  );
}

const tones: Record<SharedLink["state"], StateTone> = {
  open: "good",
  expired: "quiet",
  revoked: "quiet",
  suspended: "bad",
};

export function LinkItem({ link, owner }: { link: SharedLink; owner?: string }) {
  const { id, name, subject, state, expiresAt, openedAt, notes } = link;
  const revoking = useRevoke();
  return (
    <Row>
      <Group justify="space-between" align="flex-start" gap="sm">
        <div>
          <Group gap="xs">
            <Text fw={600} style={{ overflowWrap: "anywhere" }}>
              {name}
            </Text>
            <StatusTag tone={tones[state]}>{texts.states[state]}</StatusTag>
          </Group>
          <Text fz="sm" c="dimmed">
            {[
              ...(owner ? [owner] : []),
              texts.subjects[subject],
              texts.until(dayInWords(expiresAt)),
              openedAt ? texts.opened(formatRelative(openedAt)) : texts.unopened,
            ].join(" · ")}
          </Text>
        </div>
        {(state === "open" || state === "suspended") && (
          <Button
            variant="secondary"
            size="compact-sm"
            loading={revoking.isPending}
            aria-label={texts.revokeOf(name)}
            onClick={() => revoking.mutate(id)}
          >
            {texts.revoke}
          </Button>
        )}
      </Group>
      {notes.map((note) => (
        <Note key={note.id} note={note} />
      ))}
    </Row>
  );
}

function Note({ note: { kind, name, body, orderNumber, changedSince, createdAt } }: { note: ShareNote }) {
  return (
    <Stack gap={0} mt="xs" ps="md" style={{ borderInlineStart: "2px solid var(--mantine-color-default-border)" }}>
      <Text fz="sm">
        <Text span inherit fw={600}>
          {name}
        </Text>
        {` ${texts.said[kind]}`}
        <Text span inherit c="dimmed">
          {[
            "",
            ...(changedSince ? [texts.changedSince] : []),
            ...(orderNumber ? [texts.ofOrder(orderNumber)] : []),
            formatInstant(createdAt),
          ].join(" · ")}
        </Text>
      </Text>
      {body && (
        <Text fz="sm" style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
          {body}
        </Text>
      )}
    </Stack>
  );
}
