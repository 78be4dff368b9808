import { Checkbox, Stack } from "@mantine/core";
import { memo } from "react";
import { useAddressPart, useChanges } from "../address.ts";
import { texts } from "../texts.ts";

export const ListFilter = memo(function ListFilter() {
  const { change } = useChanges();
  const favourite = useAddressPart((address) => address.favourite);
  const blocked = useAddressPart((address) => address.blocked);
  return (
    <Stack gap={8}>
      <Checkbox
        size="xs"
        label={texts.marks.onlyFavourites}
        checked={favourite === "true"}
        onChange={({ currentTarget }) => change({ favourite: currentTarget.checked ? "true" : undefined })}
      />
      <Checkbox
        size="xs"
        label={texts.marks.hideBlocked}
        checked={blocked === "hide"}
        onChange={({ currentTarget }) => change({ blocked: currentTarget.checked ? "hide" : undefined })}
      />
    </Stack>
  );
});
