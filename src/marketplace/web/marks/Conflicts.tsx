import { Badge, Group } from "@mantine/core";
import { stateColors } from "#platform/web/theme.ts";
import type { Listing } from "../../contract.ts";
import { texts } from "../texts.ts";

/** What speaks against booking it, and what a Contributor Post is (R10.11, R3.8). */
export function Conflicts({ listing }: { listing: Listing }) {
  const isContributed = listing.formatType.name === "Contributor Post";
  if (listing.conflicts.length === 0 && !isContributed) return null;
  return (
    <Group gap={4} mt={4}>
      {listing.conflicts.map((conflict) => (
        <Badge key={conflict} size="sm" variant="outline" color={stateColors.waiting} tt="none">
          {texts.conflicts[conflict]}
        </Badge>
      ))}
      {isContributed && (
        <Badge size="sm" variant="outline" color={stateColors.quiet} tt="none">
          {texts.contributed}
        </Badge>
      )}
    </Group>
  );
}
