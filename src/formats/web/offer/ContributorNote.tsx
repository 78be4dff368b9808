import { Text } from "@mantine/core";
import type { Format } from "../../contract.ts";
import { isOnMarket } from "../../format.ts";
import { texts } from "../texts.ts";

const words = texts.directLink;

/** What a Contributor Post lacks, and who sells it, wherever one stands (R3.8); nothing for any other format. */
export function ContributorNote({ format }: { format: Pick<Format, "formatType" | "contributor"> }) {
  if (isOnMarket(format)) return null;
  return (
    <Text fz="sm" c="dimmed">
      {format.contributor ? words.byContributor : words.byOwner}
    </Text>
  );
}
