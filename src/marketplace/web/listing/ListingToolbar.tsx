import { NativeSelect } from "@mantine/core";
import { lazy, memo, Suspense } from "react";
import { MatchButton } from "../../match/web/MatchButton.tsx";
import { ViewsMenu } from "../../views/web/ViewsMenu.tsx";
import { pageSizes, useAddressPart, useChanges } from "../address.ts";
import { ColumnChooser } from "../columns/ColumnChooser.tsx";
import { texts } from "../texts.ts";
import classes from "./listing.module.css";
import { Presets } from "./Presets.tsx";
import { ViewButton } from "./ViewButton.tsx";

const ExportMenu = lazy(() => import("../../export/web/ExportMenu.tsx"));

/** Scrolling rows never renders it again. */
export const ListingToolbar = memo(function Toolbar() {
  return (
    <div className={classes.tools}>
      <Presets />
      <ViewsMenu />
      <MatchButton />
      <ColumnChooser />
      <ViewButton />
      <span className={classes.later}>
        <Suspense>
          <ExportMenu />
        </Suspense>
      </span>
    </div>
  );
});

const pages = [
  { value: "", label: texts.scrolled },
  ...pageSizes.map((size) => ({ value: size, label: texts.paged(size) })),
];

export const PageSizeSelect = memo(function PageSizes() {
  const { change } = useChanges();
  const itemsPerPage = useAddressPart((address) => address.itemsPerPage);
  return (
    <NativeSelect
      variant="unstyled"
      aria-label={texts.perPage}
      className={classes.quiet}
      data={pages}
      value={String(itemsPerPage ?? "")}
      onChange={({ currentTarget }) => change({ itemsPerPage: Number(currentTarget.value) || undefined })}
    />
  );
});
