import { Button, Group, Text } from "@mantine/core";
import { nameOfValue } from "../active-filters.ts";
import { useMarketplaceAddress } from "../address.ts";
import { leftOutIn, withBack } from "../left-out.ts";
import { texts } from "../texts.ts";

const leftOutWords = texts.leftOut;

/** Filters that the first view left out for lack of results; each can be put back (R3.9). */
export default function LeftOutFilters() {
  const { address, change } = useMarketplaceAddress();
  const leftOut = leftOutIn(address);
  if (leftOut.length === 0) return null;
  return (
    <Group gap={8} px={{ base: 0, sm: "lg" }} pb="xs" role="group" aria-label={leftOutWords.title}>
      <Text fz="sm">{leftOutWords.text}</Text>
      {leftOut.map((each) => {
        const label = leftOutWords.filter(
          texts.filters.labels[each.filter],
          each.values.map((value) => nameOfValue[each.filter](value)),
        );
        return (
          <Button
            key={each.filter}
            variant="secondary"
            size="compact-sm"
            aria-label={leftOutWords.putBack(label)}
            onClick={() => change(withBack(address, each))}
          >
            + {label}
          </Button>
        );
      })}
      <Button variant="link" size="compact-sm" onClick={() => change({ leftOut: undefined })}>
        {leftOutWords.dismiss}
      </Button>
    </Group>
  );
}
