import { Group, NativeSelect } from "@mantine/core";
import { memo } from "react";
import { MatchButton } from "../../match/web/MatchButton.tsx";
import { ViewsMenu } from "../../views/web/ViewsMenu.tsx";
import { pageSizes, useAddressPart, useChanges } from "../address.ts";
import { ColumnChooser } from "../columns/ColumnChooser.tsx";
import { texts } from "../texts.ts";
import { ExportMenu } from "./ExportMenu.tsx";
import { Presets } from "./Presets.tsx";
import { ViewButton } from "./ViewButton.tsx";

const pages = [
  { value: "", label: texts.scrolled },
  ...pageSizes.map((size) => ({ value: size, label: texts.paged(size) })),
];

/** Scrolling rows never renders it again. */
export const ListingToolbar = memo(function Toolbar() {
  const { change } = useChanges();
  const itemsPerPage = useAddressPart((address) => address.itemsPerPage);
  return (
    <Group gap="xs">
      <NativeSelect
        aria-label={texts.perPage}
        data={pages}
        value={String(itemsPerPage ?? "")}
        onChange={({ currentTarget }) => change({ itemsPerPage: Number(currentTarget.value) || undefined })}
      />
      <ViewButton />
      <Presets />
      <ViewsMenu />
      <ColumnChooser />
      <MatchButton />
      <ExportMenu />
    </Group>
  );
});
