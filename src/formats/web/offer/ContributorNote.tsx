import { Text } from "@mantine/core";
import { contributorPost } from "../../format.ts";
import { texts } from "../texts.ts";

const directLinkWords = texts.directLink;

type ContributorNoteProps = { format: { formatType: string; contributor?: boolean } };

/** States the drawbacks of a Contributor Post and its seller (R3.8). */
export function ContributorNote({ format: { formatType, contributor } }: ContributorNoteProps) {
  if (formatType !== contributorPost) return null;
  return (
    <Text fz="sm" c="dimmed">
      {contributor === undefined
        ? directLinkWords.plain
        : contributor
          ? directLinkWords.byContributor
          : directLinkWords.byOwner}
    </Text>
  );
}
