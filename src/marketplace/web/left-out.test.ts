import { expect, test } from "vitest";
import { leftOutIn, withBack, withLeftOut } from "./left-out.ts";

test("R3.9 a first view names what it left out, and each filter can be put back", () => {
  const view = withLeftOut({ topic: ["Law", "Business"], country: ["DE"], hyperlinkKind: ["Dofollow"] }, [
    "topic",
    "hyperlinkKind",
  ]);
  expect(view).toEqual({ country: ["DE"], leftOut: ["topic.Law", "topic.Business", "hyperlinkKind.Dofollow"] });
  const [links, topics] = leftOutIn(view);
  expect([links, topics]).toEqual([
    { filter: "hyperlinkKind", values: ["Dofollow"] },
    { filter: "topic", values: ["Law", "Business"] },
  ]);
  expect(links && withBack(view, links)).toEqual({
    hyperlinkKind: ["Dofollow"],
    leftOut: ["topic.Law", "topic.Business"],
  });
  expect(links && withBack({ leftOut: ["hyperlinkKind.Dofollow"] }, links)).toMatchObject({ leftOut: undefined });
});

test("an address that names no filter says that nothing was left out", () => {
  expect(leftOutIn({ leftOut: ["weather.rain"] })).toEqual([]);
  expect(withLeftOut({ country: ["DE"] }, [])).toEqual({ country: ["DE"] });
});
