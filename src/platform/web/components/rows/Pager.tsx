import { Group, Pagination, Text } from "@mantine/core";
import { locale } from "#platform/words/catalogue.ts";
import { countedMost } from "../../../contract/list-length.ts";
import { lastPage } from "../../navigation/pages.ts";
import { texts } from "./pager-texts.ts";

type PagerProps = {
  page: number;
  totalItems: number;
  /** Where the server stopped counting; every list's count stops at `countedMost`. */
  countedUpTo?: number | undefined;
  itemsPerPage?: number;
  onChange: (page: number) => void;
};

/** A list's pages with its total; ten items a page by default (R7.3). */
export function Pager({ page, totalItems, countedUpTo = countedMost, itemsPerPage, onChange }: PagerProps) {
  const pages = lastPage(totalItems, itemsPerPage);
  const total = totalItems >= countedUpTo ? texts.totalOrMore : texts.total;
  return (
    <Group justify="space-between" mt="md" gap="sm">
      <Text fz="sm" c="dimmed" className="figures">
        {total(totalItems.toLocaleString(locale))}
      </Text>
      {pages > 1 && (
        <Pagination
          aria-label={texts.pages}
          total={pages}
          value={Math.min(page, pages)}
          onChange={onChange}
          size="sm"
          siblings={1}
          getControlProps={(control) => ({ "aria-label": texts.pageControls[control] })}
          getItemProps={(number) => ({ "aria-label": texts.pageNumber(number) })}
        />
      )}
    </Group>
  );
}
