import { List, Text } from "@mantine/core";
import { placeRoleMay } from "#accounts/permissions.ts";
import type { ListedMedia } from "#media/contract.ts";
import { AnchorLink } from "#platform/web/components/links.tsx";
import { texts as platformTexts } from "#platform/web/texts.ts";
import { texts } from "../texts.ts";

/** Links to a new format only where the person may add one (R6.3). */
export function MediumChoice({ media }: { media: ListedMedia[] }) {
  return (
    <>
      <Text fw={600}>{texts.noMedium}</Text>
      <Text c="dimmed" mb="md">
        {texts.noMediumText}
      </Text>
      <List>
        {media.map(({ id, name, role }) => (
          <List.Item key={id}>
            {placeRoleMay(role, "media", "format.edit") ? (
              <AnchorLink to="/format/create" search={{ media: id }}>
                {name}
              </AnchorLink>
            ) : (
              <Text span c="dimmed">{`${name}: ${platformTexts.noPermissions}`}</Text>
            )}
          </List.Item>
        ))}
      </List>
    </>
  );
}
