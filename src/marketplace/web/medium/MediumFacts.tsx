import { Anchor, Group, Text } from "@mantine/core";
import type { Media } from "#media/contract.ts";
import { OwnerMark } from "#media/verification/web/OwnerMark.tsx";
import { StatusTag } from "#platform/web/components/StatusTag.tsx";
import { countryName, languageName } from "#platform/web/regions.ts";
import { texts } from "../texts.ts";
import classes from "./medium.module.css";

const mediumWords = texts.medium;

export function MediumFacts({ medium }: { medium: Media }) {
  return (
    <>
      <Group gap="sm" mb="md">
        <Anchor href={medium.url} target="_blank" rel="noopener noreferrer nofollow" title={mediumWords.visit}>
          {medium.domain} ↗
        </Anchor>
        <Text c="dimmed">{medium.mediaType}</Text>
        <OwnerMark verified={medium.verified} />
        {medium.status !== "listed" && <StatusTag tone="quiet">{mediumWords.notListed}</StatusTag>}
      </Group>
      <dl className={classes.facts}>
        <Fact label={mediumWords.publisher} value={medium.organizationName} />
        <Fact label={mediumWords.countries} value={medium.countries.map(countryName).join(", ")} />
        <Fact label={mediumWords.languages} value={medium.languages.map(languageName).join(", ")} />
        <Fact label={mediumWords.topics} value={medium.topics.join(", ")} />
      </dl>
    </>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  if (!value) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
