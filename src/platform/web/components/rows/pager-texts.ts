import { catalogue } from "#platform/words/catalogue.ts";

export const texts = catalogue("pager", {
  total: (count: string) => `${count} in total`,
  totalOrMore: (count: string) => `${count} or more in total`,
  pages: "Pages",
  pageNumber: (page: number) => `Page ${page}`,
  pageControls: { first: "First page", previous: "Previous page", next: "Next page", last: "Last page" },
});
