import { expect, test } from "vitest";
import { entriesIn } from "./entries.ts";

test("each line of a list is an entry, blank ones are none, and what stands twice is there once", () => {
  expect(entriesIn("tide-post.example\n\n  www.harbor-courier.example \r\ntide-post.example\n")).toEqual([
    "tide-post.example",
    "www.harbor-courier.example",
  ]);
});

test("addresses are found in a table's rows, in prose and in quotes", () => {
  expect(entriesIn('Harbor Courier\t"https://harbor-courier.example/about?x=1"\t$140')).toEqual([
    "https://harbor-courier.example/about?x=1",
  ]);
  expect(entriesIn("We would like tide-post.example, (harbor-courier.example) and more.")).toEqual([
    "tide-post.example",
    "harbor-courier.example",
  ]);
  expect(entriesIn("a.example;b.example|c.example")).toEqual(["a.example", "b.example", "c.example"]);
});

test("a line without an address stays, so that it can be shown as none; a mail address is none either", () => {
  expect(entriesIn("The Tide Post\npaul@publisher.example")).toEqual(["The Tide Post", "paul@publisher.example"]);
});
