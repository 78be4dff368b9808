import { expect, test } from "vitest";
import { publicAddress } from "./event.ts";

test("R7.6: the full route path is recorded, with what the address says", () => {
  expect(publicAddress("/media?search=harbor&country=US&country=GB")).toBe(
    "/media?search=harbor&country=US&country=GB",
  );
  expect(publicAddress("/media/0199")).toBe("/media/0199");
});

test("what opens a session or names a person never leaves the server", () => {
  expect(publicAddress("/confirm?token_hash=abc&type=signup#access_token=def")).toBe("/confirm?type=signup");
  expect(publicAddress("/sign-in?next=%2Fprofile&code=abc&email=ada%40advertiser.example")).toBe("/sign-in");
});
