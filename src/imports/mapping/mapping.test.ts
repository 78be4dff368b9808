import { expect, test } from "vitest";
import { bindMapping } from "../rows/binding.ts";
import { MappingError, mappingOf, readMapping, wireOf } from "./mapping.ts";

const enough = "name=Title,url=Site,mediaType:=Blog,country:=US,language:=en";

test("columns and fixed texts are mapped; a comma in a text stays", () => {
  const { sources } = readMapping([enough, "topics:=Business,Local news"]);
  expect(sources.get("name")).toEqual({ column: "Title" });
  expect(sources.get("countries")).toEqual({ fixed: "US" });
  expect(sources.get("topics")).toEqual({ fixed: "Business,Local news" });
});

function refusal(read: () => unknown): MappingError {
  try {
    read();
  } catch (error) {
    if (error instanceof MappingError) return error;
  }
  throw new Error("the mapping was not refused");
}

test("on the screen fields have their labels, and nothing is said in a shell's words", () => {
  expect(refusal(() => mappingOf({ mediaType: { fixed: "Blog" } })).message).toBe(
    "Nothing is mapped to: Name; Languages; Countries; Address. Choose a column, or one text for every row.",
  );
  const sources = { ...wireOf(readMapping([enough])), price: { column: "Price" }, priceCents: { column: "Cents" } };
  expect(refusal(() => mappingOf(sources)).message).toBe("The price is mapped twice: in dollars and in cents.");
  expect(refusal(() => bindMapping(readMapping([enough]), ["Title;Site"])).message).not.toContain("--delimiter");
});

test("what can't be meant is said", () => {
  const refused: [string[], string[], string][] = [
    [["name"], [], '"name" is no mapping'],
    [["name="], [], '"name=" is no mapping'],
    [[`${enough},colour=x`], [], 'There is no field "colour"'],
    [[enough, "name=Other"], [], "The field name is mapped twice"],
    [["name=Title,url=Site"], [], "Nothing is mapped to mediaType, languages, countries"],
    [["name=Title,mediaType:=Blog,country:=US,language:=en"], [], "Nothing is mapped to url"],
    [[enough, "price=Price"], [], "Nothing is mapped to formatType. Map"],
    [[enough, "price=Price,priceCents=Cents"], [], "The price is mapped twice"],
    [[enough], ["mediaType"], '"mediaType" maps no value'],
    [[enough], ["topics:a=b"], "A value of topics is mapped, but no column is mapped to it"],
  ];
  for (const [maps, values, sentence] of refused) {
    expect(refusal(() => readMapping(maps, values)).command).toContain(sentence);
  }
});

test("missing and repeated columns are named", () => {
  const mapping = readMapping([enough]);
  expect(() => bindMapping(mapping, ["Title", "Url"])).toThrow(
    'The file has no column "Site". It has: "Title", "Url".',
  );
  expect(() => bindMapping(mapping, ["Title", "Site", "Site"])).toThrow('The file has more than one column "Site"');
  expect(refusal(() => bindMapping(mapping, ["Title;Site"])).command).toContain("--delimiter");
});
