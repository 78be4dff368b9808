import { Text } from "@mantine/core";
import { contributorPost } from "../../format.ts";
import { texts } from "../texts.ts";

const words = texts.directLink;

type ContributorNoteProps = { format: { formatType: string; contributor?: boolean } };

/** What a Contributor Post lacks, and who sells it where that is known (R3.8); nothing for any other format. */
export function ContributorNote({ format: { formatType, contributor } }: ContributorNoteProps) {
  if (formatType !== contributorPost) return null;
  return (
    <Text fz="sm" c="dimmed">
      {contributor === undefined ? words.plain : contributor ? words.byContributor : words.byOwner}
    </Text>
  );
}
