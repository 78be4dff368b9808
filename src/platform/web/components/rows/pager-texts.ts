import { countedMost } from "../../../contract/list-length.ts";
import { catalogue } from "../../catalogue.ts";

export const texts = catalogue("pager", {
  total: (count: number) => `${count.toLocaleString("en-US")}${count === countedMost ? " or more" : ""} in total`,
  pages: "Pages",
  pageNumber: (page: number) => `Page ${page}`,
  pageControls: { first: "First page", previous: "Previous page", next: "Next page", last: "Last page" },
});
