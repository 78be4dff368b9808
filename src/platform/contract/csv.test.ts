import { expect, test } from "vitest";
import { toCsv } from "./csv.ts";

const line = (...cells: string[]) => toCsv([cells]).replace("\uFEFF", "").replace(/\r\n$/, "");

test("rows end with CRLF and the file says that it is UTF-8", () => {
  expect(
    toCsv([
      ["Title", "Amount"],
      ["Röstung", "12.50"],
    ]),
  ).toBe("\uFEFFTitle,Amount\r\nRöstung,12.50\r\n");
});

test("commas, quotes and line breaks stay in their cell", () => {
  expect(line('He said "no"', "a,b", "one\ntwo", "plain")).toBe('"He said ""no""","a,b","one\ntwo",plain');
});

test.each(["=1+1", "+1", "-1", "@SUM(A1)", "\tcmd", "\rcmd"])("%j is text, not a formula", (cell) => {
  expect(line(cell).replaceAll('"', "")).toBe(`'${cell}`);
});

test("a formula with quotes and commas is both neutralised and quoted", () => {
  expect(line('=HYPERLINK("https://evil.example","x")')).toBe(`"'=HYPERLINK(""https://evil.example"",""x"")"`);
});

test.each([" =1+1", "\n=1+1", "＝1+1", "＠SUM(A1)"])(
  "%j is text too: what a spreadsheet trims or widens is no way around",
  (cell) => {
    expect(line(cell).replaceAll('"', "")).toBe(`'${cell}`);
  },
);

test("numbers stay numbers, unknown is empty", () => {
  expect(toCsv([[-1.5, null, 0]])).toBe("\uFEFF-1.5,,0\r\n");
});
