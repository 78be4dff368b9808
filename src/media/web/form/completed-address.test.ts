import { expect, test } from "vitest";
import { completedAddress } from "./completed-address.ts";

test("R2.19 an address that only lacks its beginning is completed", () => {
  expect(completedAddress("tide-post.example")).toBe("https://tide-post.example");
  expect(completedAddress(" www.tide-post.example/news ")).toBe("https://www.tide-post.example/news");
  expect(completedAddress("//tide-post.example")).toBe("https://tide-post.example");
  expect(completedAddress("https://https://tide-post.example")).toBe("https://https://tide-post.example");
});

test("R2.19 what is an address already, or none at all, stays as it was typed", () => {
  for (const typed of ["http://tide-post.example/", "https://tide-post.example", "https://", "", "The Tide Post"])
    expect(completedAddress(typed)).toBe(typed);
});
