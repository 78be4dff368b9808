import { Anchor } from "@mantine/core";
import IconExternalLink from "@tabler/icons-react/icons/IconExternalLink";
import type { Media } from "#media/contract.ts";
import { OwnerMark } from "#media/verification/web/OwnerMark.tsx";
import { countryName, languageName } from "#platform/contract/region-names.ts";
import { Icon } from "#platform/web/components/Icon.tsx";
import { StatusTag } from "#platform/web/components/StatusTag.tsx";
import { texts } from "../texts.ts";
import classes from "./medium.module.css";

const mediumWords = texts.medium;

/** Below the name: the site, its kind, and its owner. */
export function MediumSummary({ medium }: { medium: Media }) {
  return (
    <>
      <Anchor
        href={medium.url}
        target="_blank"
        rel="noopener noreferrer nofollow"
        title={mediumWords.visit}
        className={classes.site}
      >
        {medium.domain}
        <Icon of={IconExternalLink} size={15} />
      </Anchor>
      <OwnerMark verified={medium.verified} />
      <span>{medium.mediaType}</span>
      {medium.status !== "listed" && <StatusTag tone="quiet">{mediumWords.notListed}</StatusTag>}
    </>
  );
}

export function MediumFacts({ medium }: { medium: Media }) {
  return (
    <dl className={classes.facts}>
      <Fact label={mediumWords.publisher} value={medium.organizationName} />
      <Fact label={mediumWords.countries} value={medium.countries.map(countryName).join(", ")} />
      <Fact label={mediumWords.languages} value={medium.languages.map(languageName).join(", ")} />
      <Fact label={mediumWords.topics} value={medium.topics.join(", ")} />
    </dl>
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
