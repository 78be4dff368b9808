import { beforeAll, expect, test } from "vitest";
import { openTrade } from "../../../test/scene.ts";

const { ada } = await openTrade({ balanceCents: 0 });

const namesOf = async (query: string) =>
  (await ada.person.get(`/api/campaigns?${query}`)).body["hydra:member"].map(({ name }: { name: string }) => name);

beforeAll(async () => {
  const { project } = (await ada.person.get(`/api/campaigns/${ada.campaign}`)).body;
  await ada.person.patch(`/api/campaigns/${ada.campaign}`, { name: "Spring tea" });
  for (const name of ["Summer tea", "100% autumn", "Winter"])
    await ada.person.post("/api/campaigns", { project, name, goal: "seo" });
});

test("R2.8 campaigns come oldest first, and newest first where that is asked", async () => {
  expect(await namesOf("")).toEqual(["Spring tea", "Summer tea", "100% autumn", "Winter"]);
  expect(await namesOf("sort=newest")).toEqual(["Winter", "100% autumn", "Summer tea", "Spring tea"]);
  expect(await namesOf("sort=newest&itemsPerPage=2&page=2")).toEqual(["Summer tea", "Spring tea"]);
});

test("R2.29 a campaign is found by a part of its name, wherever it stands in the list", async () => {
  expect(await namesOf("search=TEA")).toEqual(["Spring tea", "Summer tea"]);
  expect(await namesOf(`search=${encodeURIComponent("0% a")}`)).toEqual(["100% autumn"]);
  expect(await namesOf("search=nothing")).toEqual([]);
});

test("R2.8 a project names its three newest campaigns, without archived ones", async () => {
  const newest = async () =>
    (await ada.person.get("/api/projects")).body["hydra:member"][0].newestCampaigns.map(
      ({ name }: { name: string }) => name,
    );
  expect(await newest()).toEqual(["Winter", "100% autumn", "Summer tea"]);
  const [{ id }] = (await ada.person.get("/api/campaigns?search=winter")).body["hydra:member"];
  await ada.person.patch(`/api/campaigns/${id}`, { status: "archived" });
  expect(await newest()).toEqual(["100% autumn", "Summer tea", "Spring tea"]);
});
