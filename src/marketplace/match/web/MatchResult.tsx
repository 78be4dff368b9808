import { Button, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { idOf } from "#platform/contract/iri.ts";
import { Pager } from "#platform/web/components/rows/Pager.tsx";
import { saveFile } from "#platform/web/save-file.ts";
import { useFavourites } from "../../marks/web/use-favourites.ts";
import { useChanges } from "../../web/address.ts";
import { useRowReader } from "../../web/reader.ts";
import { texts } from "../../web/texts.ts";
import type { ListingMatch } from "../contract.ts";
import { MatchLines } from "./MatchLines.tsx";

const matchWords = texts.match;

/** Their media's formats fit one page of the marketplace. */
const linesOfPage = 20;
/** The most media that the marketplace's address names. */
const mediaOfView = 50;

export function MatchResult({ match, onLeave }: { match: ListingMatch; onLeave: () => void }) {
  const [page, setPage] = useState(1);
  const missing = match.lines.filter(({ result }) => result !== "found").map(({ line }) => line);
  const media = [...new Set(match.lines.flatMap((line) => (line.media ? [idOf(line.media)] : [])))];
  const repeated = match.lines.length - missing.length - media.length;
  const save = () => saveFile("not-listed.txt", new Blob([`${missing.join("\n")}\n`], { type: "text/plain" }));
  return (
    <Stack gap="sm" component="section" aria-label={matchWords.result}>
      <Group justify="space-between">
        <Text fw={550} className="figures" aria-live="polite">
          {matchWords.found(media.length, missing.length)}
          {repeated > 0 && matchWords.repeated(repeated)}
        </Text>
        {missing.length > 0 && (
          <Button variant="secondary" onClick={save}>
            {matchWords.saveMissing}
          </Button>
        )}
      </Group>
      {groupsOf(media).map((group, index) => (
        <Found key={group[0]} media={group} before={index * mediaOfView} all={media.length} onLeave={onLeave} />
      ))}
      <MatchLines lines={match.lines.slice((page - 1) * linesOfPage, page * linesOfPage)} />
      <Pager page={page} totalItems={match.lines.length} itemsPerPage={linesOfPage} onChange={setPage} />
    </Stack>
  );
}

const groupsOf = (media: string[]): string[][] =>
  Array.from({ length: Math.ceil(media.length / mediaOfView) }, (_, group) =>
    media.slice(group * mediaOfView, (group + 1) * mediaOfView),
  );

type FoundProps = { media: string[]; before: number; all: number; onLeave: () => void };

function Found({ media, before, all, onLeave }: FoundProps) {
  const { change } = useChanges();
  const { organization } = useRowReader();
  const label = all > mediaOfView ? matchWords.group(before + 1, before + media.length) : undefined;
  const show = () => {
    change({ media });
    onLeave();
  };
  return (
    <Group gap="sm">
      {label && <Text fz="sm">{label}</Text>}
      <Button onClick={show}>{matchWords.show}</Button>
      {organization && <FavouriteButton media={media} organization={organization} />}
    </Group>
  );
}

function FavouriteButton({ media, organization }: { media: string[]; organization: string }) {
  const favourites = useFavourites(organization);
  return (
    <Button variant="secondary" loading={favourites.isPending} onClick={() => favourites.mutate(media)}>
      {texts.marks.favour}
    </Button>
  );
}
