import { Button, Card, Group, Text, Title } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Media } from "#media/contract.ts";
import { editMedia } from "#media/web/api.ts";
import { StatusBadge } from "#media/web/StatusBadge.tsx";
import { AnchorLink, ButtonLink } from "#platform/web/components/links.tsx";
import { notify } from "#platform/web/components/notify.ts";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { RowsSkeleton } from "#platform/web/components/RowsSkeleton.tsx";
import { formatsQuery } from "../api.ts";
import { texts } from "../texts.ts";
import { FormatTable } from "./FormatTable.tsx";

const words = texts.dashboard;

/** One of the publisher's media: where it stands, what can be booked on it, what can be done. */
export function MediumCard({ medium, select }: { medium: Media; select: ReactNode }) {
  const formats = useQuery(formatsQuery(medium.id));
  return (
    <Card withBorder padding="lg" component="article" aria-label={medium.name}>
      <Group justify="space-between" align="flex-start" gap="sm">
        <div>
          <Group gap="sm">
            {select}
            <Title order={2} fz={18}>
              {medium.name}
            </Title>
            <StatusBadge status={medium.status} />
          </Group>
          <Text fz="sm" c="dimmed">
            {[medium.domain, medium.mediaType, medium.verified && words.verified].filter(Boolean).join(" · ")}
          </Text>
          {medium.rejectionReason && <Text fz="sm">{words.rejected(medium.rejectionReason)}</Text>}
        </div>
        <Actions medium={medium} />
      </Group>
      <QueryState query={formats} inline skeleton={<RowsSkeleton rows={2} />}>
        {({ items }) => (items.length > 0 ? <FormatTable formats={items} /> : <Text mt="md">{words.noFormats}</Text>)}
      </QueryState>
      <Group mt="md" gap="md">
        <ButtonLink
          to="/format/create"
          search={{ media: medium.id }}
          variant={medium.formatCount === 0 ? "accent" : "secondary"}
        >
          {words.addFormat}
        </ButtonLink>
        <AnchorLink to="/media/$id" params={{ id: medium.id }} fz="sm">
          {words.viewPublic}
        </AnchorLink>
      </Group>
    </Card>
  );
}

function Actions({ medium }: { medium: Media }) {
  const isListed = medium.status === "listed" || medium.status === "in_review";
  const move = useMutation({
    meta: { says: texts.changes.status(medium.name) },
    mutationFn: () => editMedia(medium.id, { status: isListed ? "paused" : "listed" }),
    onSuccess: ({ name, status }) => notify.success(words.moved[status](name)),
    onError: notify.failure,
  });
  return (
    <Group gap="xs" role="group" aria-label={words.actionsFor(medium.name)}>
      <ButtonLink to="/publisher/dashboard" search={{ medium: medium.id }} variant="secondary">
        {words.edit}
      </ButtonLink>
      {medium.status !== "rejected" && (
        <Button variant="secondary" loading={move.isPending} onClick={() => move.mutate()}>
          {isListed ? words.pause : words.list}
        </Button>
      )}
    </Group>
  );
}
