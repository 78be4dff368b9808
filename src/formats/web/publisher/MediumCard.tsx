import { Button, Card, Group, Text, Title } from "@mantine/core";
import { type UseQueryResult, useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { placeRoleMay } from "#accounts/permissions.ts";
import type { ListedMedia } from "#media/contract.ts";
import { OwnerMark } from "#media/verification/web/OwnerMark.tsx";
import { editMedia } from "#media/web/changes.ts";
import { MediaStatusBadge } from "#media/web/MediaStatusBadge.tsx";
import { OutletMark } from "#media/web/OutletMark.tsx";
import { setupListWords } from "#media/web/setup/setup-list-words.ts";
import { texts as mediaTexts } from "#media/web/texts.ts";
import { idOf } from "#platform/contract/iri.ts";
import { AnchorLink, ButtonLink } from "#platform/web/components/links.tsx";
import { RowsSkeleton } from "#platform/web/components/loading/RowsSkeleton.tsx";
import { notify } from "#platform/web/components/notify.ts";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { dayInWords } from "#platform/words/day-words.ts";
import type { Format } from "../../contract.ts";
import { texts } from "../texts.ts";
import { FormatTable } from "./FormatTable.tsx";
import { publisherDashboardWords } from "./words.ts";

type MediumCardProps = {
  medium: ListedMedia;
  /** The formats of all shown media. */
  formats: UseQueryResult<Format[]>;
  select: ReactNode;
};

export function MediumCard({ medium, formats, select }: MediumCardProps) {
  const maySell = placeRoleMay(medium.role, "media", "format.edit");
  return (
    <Card withBorder padding="lg" component="article" aria-label={medium.name}>
      <Group justify="space-between" align="flex-start" gap="sm">
        <div>
          <Group gap="sm">
            {select}
            <OutletMark name={medium.name} logo={medium.logo} />
            <Title order={2}>{medium.name}</Title>
            <MediaStatusBadge status={medium.status} />
          </Group>
          <Group gap="sm">
            <Text fz="sm" c="dimmed">
              {[medium.domain, medium.mediaType].join(" · ")}
            </Text>
            <OwnerMark verified={medium.verified} />
          </Group>
          {medium.verification?.losesMarkAt && (
            <Text fz="sm">{setupListWords.gone(dayInWords(medium.verification.losesMarkAt))}</Text>
          )}
          {!medium.holdsDomain && <Text fz="sm">{mediaTexts.rival}</Text>}
          {medium.rejectionReason && <Text fz="sm">{publisherDashboardWords.rejected(medium.rejectionReason)}</Text>}
          {medium.reviewQuestion && <Text fz="sm">{publisherDashboardWords.asked(medium.reviewQuestion)}</Text>}
        </div>
        {placeRoleMay(medium.role, "media", "media.edit") && <Actions medium={medium} />}
      </Group>
      <QueryState query={formats} inline skeleton={<RowsSkeleton rows={2} />}>
        {(all) => <Formats own={all.filter(({ media }) => idOf(media) === medium.id)} maySell={maySell} />}
      </QueryState>
      <Group mt="md" gap="md">
        {maySell && (
          <ButtonLink
            to="/format/create"
            search={{ media: medium.id }}
            variant={medium.formatCount === 0 ? "filled" : "secondary"}
          >
            {publisherDashboardWords.addFormat}
          </ButtonLink>
        )}
        <AnchorLink to="/media/$id" params={{ id: medium.id }} fz="sm">
          {publisherDashboardWords.viewPublic}
        </AnchorLink>
      </Group>
    </Card>
  );
}

function Formats({ own, maySell }: { own: Format[]; maySell: boolean }) {
  return own.length > 0 ? (
    <FormatTable formats={own} maySell={maySell} />
  ) : (
    <Text mt="md">{publisherDashboardWords.noFormats}</Text>
  );
}

function Actions({ medium }: { medium: ListedMedia }) {
  const isOffered = ["unproven", "in_review", "listed"].includes(medium.status);
  const move = useMutation({
    meta: { says: texts.changes.status(medium.name) },
    mutationFn: () => editMedia(medium.id, { status: isOffered ? "paused" : "listed" }),
    onSuccess: ({ name, status }) =>
      status === "paused"
        ? notify.done(publisherDashboardWords.moved[status](name), {
            deed: { name: "pause outlet", many: publisherDashboardWords.pausedMany },
            undo: () => editMedia(medium.id, { status: "listed" }),
          })
        : notify.success(publisherDashboardWords.moved[status](name)),
    onError: notify.failure,
  });
  return (
    <Group gap="xs" role="group" aria-label={publisherDashboardWords.actionsFor(medium.name)}>
      {medium.verification?.state !== "verified" && (
        <ButtonLink
          to="/publisher/setup-list"
          search={{ verify: medium.id }}
          variant={medium.status === "unproven" ? "filled" : "secondary"}
        >
          {setupListWords.actions.verification}
        </ButtonLink>
      )}
      <ButtonLink to="/publisher/outlets" search={{ outlet: medium.id }} variant="secondary">
        {publisherDashboardWords.edit}
      </ButtonLink>
      {medium.moves.length > 0 && (
        <Button variant="secondary" loading={move.isPending} onClick={() => move.mutate()}>
          {isOffered
            ? publisherDashboardWords.pause
            : medium.status === "rejected"
              ? publisherDashboardWords.listAgain
              : publisherDashboardWords.list}
        </Button>
      )}
    </Group>
  );
}
