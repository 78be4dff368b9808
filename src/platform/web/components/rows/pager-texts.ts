import { catalogue, locale } from "#platform/words/catalogue.ts";
import { countedMost } from "../../../contract/list-length.ts";

export const texts = catalogue("pager", {
  total: (count: number) => `${count.toLocaleString(locale)}${count === countedMost ? " or more" : ""} in total`,
  pages: "Pages",
  pageNumber: (page: number) => `Page ${page}`,
  pageControls: { first: "First page", previous: "Previous page", next: "Next page", last: "Last page" },
});
