import { Anchor, List, Stack, Text } from "@mantine/core";
import { Money } from "#platform/web/components/Money.tsx";
import type { FormatFields } from "../../conditions.ts";
import { texts } from "../texts.ts";

const words = texts.offer;

type Extras = Pick<FormatFields, "extras" | "writingService" | "writingPriceCents" | "exampleLinks">;

/** The writing service and examples; the extras too where no form beside it offers them. */
export function OfferExtras({ offer, withExtras }: { offer: Extras; withExtras: boolean }) {
  const { extras, writingService, writingPriceCents, exampleLinks } = offer;
  return (
    <Stack gap="xs" fz="sm">
      {writingService && (
        <Text fz="sm">
          {words.writing}: + <Money cents={writingPriceCents} />
        </Text>
      )}
      {extras.length > 0 && withExtras && (
        <div>
          <Text fz="sm" fw={550}>
            {words.extras}
          </Text>
          <List fz="sm">
            {extras.map(({ name, priceCents }) => (
              <List.Item key={name}>
                {name}, + <Money cents={priceCents} />
              </List.Item>
            ))}
          </List>
        </div>
      )}
      {exampleLinks.length > 0 && (
        <div>
          <Text fz="sm" fw={550}>
            {words.examples}
          </Text>
          {exampleLinks.map((link) => (
            <Anchor
              key={link}
              href={link}
              target="_blank"
              rel="noopener noreferrer nofollow"
              fz="sm"
              display="block"
              style={{ overflowWrap: "anywhere" }}
            >
              {link}
            </Anchor>
          ))}
        </div>
      )}
    </Stack>
  );
}
