import { List, Text } from "@mantine/core";
import type { Media } from "#media/contract.ts";
import { AnchorLink } from "#platform/web/components/links.tsx";
import { texts } from "./texts.ts";

/** One's media, each with the way to a new format on it. */
export function MediumChoice({ media }: { media: Media[] }) {
  return (
    <>
      <Text fw={600}>{texts.noMedium}</Text>
      <Text c="dimmed" mb="md">
        {texts.noMediumText}
      </Text>
      <List>
        {media.map(({ id, name }) => (
          <List.Item key={id}>
            <AnchorLink to="/format/create" search={{ media: id }}>
              {name}
            </AnchorLink>
          </List.Item>
        ))}
      </List>
    </>
  );
}
