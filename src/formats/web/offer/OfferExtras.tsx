import { Anchor, List, Stack, Text } from "@mantine/core";
import { Money } from "#platform/web/components/Money.tsx";
import type { FormatFields } from "../../conditions.ts";
import { offeredExtras } from "../../extras.ts";
import { texts } from "../texts.ts";
import { extraInWords } from "../words.ts";

const formatOfferWords = texts.offer;

type Extras = Pick<FormatFields, "extras" | "writingService" | "writingPriceCents" | "exampleLinks">;

/** `withExtras` is false beside a form that offers them. */
export function OfferExtras({ offer, withExtras }: { offer: Extras; withExtras: boolean }) {
  const extras = offeredExtras(offer);
  return (
    <Stack gap="xs" fz="sm">
      {extras.length > 0 && withExtras && (
        <div>
          <Text fz="sm" fw={550}>
            {formatOfferWords.extras}
          </Text>
          <List fz="sm">
            {extras.map((extra) => (
              <List.Item key={extra.name}>
                {extra.name}, + <Money cents={extra.priceCents} />
                {extraInWords(extra) && `: ${extraInWords(extra)}`}
              </List.Item>
            ))}
          </List>
        </div>
      )}
      {offer.exampleLinks.length > 0 && (
        <div>
          <Text fz="sm" fw={550}>
            {formatOfferWords.examples}
          </Text>
          {offer.exampleLinks.map((link) => (
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
