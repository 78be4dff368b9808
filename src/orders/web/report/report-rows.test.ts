import { expect, test } from "vitest";
import { csvRows, newestFirst, type ReportRow } from "./report-rows.ts";

const row: ReportRow = {
  id: "0199",
  number: "Q26110001",
  title: "A roastery opens",
  mediaName: "Harbour Gazette",
  mediaDomain: "harbour-gazette.example",
  formatType: "Advertorial",
  status: "completed",
  publicationUrl: "https://harbour-gazette.example/roastery",
  hyperlinkKind: "Dofollow",
  showsAmounts: true,
  totalCents: 123_405,
  publishedOn: "2026-11-12",
  money: "spent",
};

test("R2.8 a line of the file says what the table says, amounts in dollars", () => {
  const [heading, line] = csvRows([row]);
  expect(line).toEqual([
    "Q26110001",
    "A roastery opens",
    "Harbour Gazette",
    "harbour-gazette.example",
    "Advertorial",
    "Completed",
    "2026-11-12",
    "https://harbour-gazette.example/roastery",
    "Dofollow",
    "1234.05",
    "Spent",
  ]);
  expect(heading).toHaveLength(line?.length ?? 0);
});

test("what is not published leaves its cells empty", () => {
  const [, line] = csvRows([{ ...row, publishedOn: null, publicationUrl: null }]);
  expect(line?.slice(6, 8)).toEqual(["", ""]);
});

test("published orders come first, newest on top; the others keep their order", () => {
  const orders = [
    { number: "B-4", publishedAt: null },
    { number: "B-3", publishedAt: "2026-11-10T08:00:00.000Z" },
    { number: "B-2", publishedAt: null },
    { number: "B-1", publishedAt: "2026-11-12T08:00:00.000Z" },
  ];
  expect(newestFirst(orders).map(({ number }) => number)).toEqual(["B-1", "B-3", "B-4", "B-2"]);
});
