import { Anchor, Text } from "@mantine/core";
import { providersAmong } from "#media/providers/providers.ts";

/** Names each provider of the numbers as its terms require (R10.9). */
export function Attributions({ sources }: { sources: string[] }) {
  const providers = providersAmong(sources);
  if (providers.length === 0) return null;
  return (
    <Text fz="sm" c="dimmed" mt={4}>
      {providers.map(({ label, attribution, site }, at) => (
        <span key={label}>
          {at > 0 && " · "}
          <Anchor href={site} target="_blank" rel="noopener noreferrer nofollow" fz="sm" inherit>
            {attribution}
          </Anchor>
        </span>
      ))}
    </Text>
  );
}
