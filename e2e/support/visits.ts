import { demoAdvertiser } from "../../src/demo/cast.ts";
import type { PlaceSide } from "../../src/shell/web/bar-places.ts";
import { places } from "../../src/shell/web/places.ts";
import { bookedOrder, type Caller, newAdvertiser, newFormat } from "./booked-order.ts";
import { expect } from "./byline.ts";
import { screens } from "./screens.ts";

export const board = "/dashboard/$organizationId/$projectId/$campaignId";
/** The places of a side that others do not see. */
const placesOf = (side: PlaceSide, ...others: PlaceSide[]): string[] =>
  places
    .filter(({ sides }) => sides.includes(side) && !others.some((one) => sides.includes(one)))
    .map(({ path }) => path);

/** Screens by their visitor: the places of each side, and the addresses that lead further. */
export const visits = {
  visitor: [...placesOf("visitor", "client"), "/", "/forgot", "/reset", "/confirm", "/invite?token=nobody", "/setup"],
  advertiser: [
    ...placesOf("client"),
    "/media/$id",
    "/dashboard/$organizationId",
    board,
    `${board}?view=calendar`,
    `${board}?view=report`,
    "/project/$id",
    "/project/$id/campaign",
    "/campaign/edit/$id",
    "/cart/$id",
    "/top-up/$id",
    "/survey",
    "/profile/affiliate",
    "/second-factor",
    "/connect/$id",
    "/nowhere",
    "/offers/$id",
  ],
  buyer: ["/orders", board, `${board}?view=table`, "/order/$id/swap"],
  publisher: [
    ...placesOf("media", "client"),
    "/publisher",
    "/publisher/setup-list",
    "/publisher/kyc",
    "/stripe/account-onboarding/$",
    "/withdrawal/pending",
    "/withdrawal/success",
    "/withdrawal/fail",
    "/publisher/dashboard/offers/$id",
    "/publisher/dashboard/$organizationId",
    "/publisher/import/$id",
    "/publisher/orders/$organizationId/$mediaProjectId",
    "/format/create",
    "/format/$formatId/edit",
    "/profile/billing",
  ],
  operator: screens.filter((screen) => screen.startsWith("/operator")),
};

/** Addresses that lead elsewhere. */
export const leadsTo: Record<string, string> = {
  "/publisher": "/publisher/dashboard",
  "/stripe/account-onboarding/$": "/publisher/dashboard",
};

type Items = { id: string; name: string }[];
const itemsOf = async (call: Caller, path: string) => (await call("GET", path)).body["hydra:member"] as Items;
const named = (items: Items, wanted: string) => items.find(({ name }) => name === wanted)?.id ?? "";

/** Where the demo fills an advertiser's screens, by the paths of the map. */
export async function addressesOfAda(call: Caller): Promise<Record<string, string>> {
  const organization = named(await itemsOf(call, "/api/organizations"), demoAdvertiser.organization);
  const project = named(await itemsOf(call, "/api/projects"), demoAdvertiser.project);
  const campaign = named(await itemsOf(call, "/api/campaigns"), demoAdvertiser.campaign);
  const [listing] = (await call("GET", "/api/listings?itemsPerPage=1")).body["hydra:member"];
  const cart = (await call("POST", "/api/carts", { campaign })).body.id;
  const topUp = (await itemsOf(call, "/api/top_ups"))[0]?.id;
  return {
    "/media/$id": listing.media.replace("/api", ""),
    "/dashboard/$organizationId": `/dashboard/${organization}`,
    [board]: `/dashboard/${organization}/${project}/${campaign}`,
    "/project/$id": `/project/${project}`,
    "/project/$id/campaign": `/project/${project}/campaign`,
    "/campaign/edit/$id": `/campaign/edit/${campaign}`,
    "/cart/$id": `/cart/${cart}`,
    "/top-up/$id": `/top-up/${topUp}`,
    "/connect/$id": "/connect/nobody",
    "/offers/$id": `/offers/${(await itemsOf(call, "/api/offers?status=countered"))[0]?.id}`,
  };
}

export async function addressesOfPaul(call: Caller): Promise<Record<string, string>> {
  const [organization] = await itemsOf(call, "/api/organizations");
  const [medium] = await itemsOf(call, "/api/media?itemsPerPage=1");
  const [format] = await itemsOf(call, "/api/formats?itemsPerPage=1");
  const [offer] = await itemsOf(call, "/api/offers?status=sent");
  return {
    "/publisher/import/$id": `/publisher/import/${await anImport(call, organization?.id)}`,
    "/stripe/account-onboarding/$": "/stripe/account-onboarding/return/refresh",
    "/publisher/orders/$organizationId/$mediaProjectId": `/publisher/orders/${organization?.id}/${medium?.id}`,
    "/format/$formatId/edit": `/format/${format?.id}/edit`,
    "/publisher/dashboard/offers/$id": `/publisher/dashboard/offers/${offer?.id}`,
    "/publisher/dashboard/$organizationId": `/publisher/dashboard/${organization?.id}`,
  };
}

/** An uploaded list of media whose columns are not matched yet. Returns its id. */
async function anImport(call: Caller, organization = ""): Promise<string> {
  const body = new FormData();
  body.set("file", new File(["Name,Website\nQuiet Post,quiet-post.example\n"], "quiet.csv", { type: "text/csv" }));
  const uploaded = await call("POST", `/api/catalogue_imports/upload?kind=media&organization=${organization}`, body);
  expect(uploaded.status).toBe(201);
  return uploaded.body.id;
}

/** A dispute is opened for its page. */
export async function addressesOfOlga(url: string, call: Caller, publisher: Caller): Promise<Record<string, string>> {
  const [organization] = await itemsOf(publisher, "/api/organizations");
  return {
    "/operator/imports/$id": `/operator/imports/${await anImport(call, organization?.id)}`,
    "/operator/identity/$id": `/operator/identity/${(await itemsOf(call, "/api/identity_verifications"))[0]?.id}`,
    "/operator/top-ups/$id": `/operator/top-ups/${(await itemsOf(call, "/api/top_ups?payments=paid"))[0]?.id}`,
    "/operator/claims/$id": `/operator/claims/${(await itemsOf(call, "/api/claims"))[0]?.id}`,
    "/operator/withdrawals/$id": `/operator/withdrawals/${(await itemsOf(call, "/api/withdrawals"))[0]?.id}`,
    "/operator/confirmations/$id": `/operator/confirmations/${(await itemsOf(call, "/api/operator_deeds"))[0]?.id}`,
    "/operator/organizations/$id/statement": `/operator/organizations/${organization?.id}/statement`,
    "/operator/disputes/$id": `/operator/disputes/${await aDispute(url, publisher)}`,
  };
}

async function aDispute(url: string, publisher: Caller): Promise<string> {
  const format = await newFormat(publisher, "Weir Bulletin", 10_000);
  const { call, campaign } = await newAdvertiser(url, "Xenia", 12_000);
  const { id } = await bookedOrder(call, campaign, format);
  await call("POST", `/api/orders/${id}/send`, {});
  await publisher("POST", `/api/orders/${id}/accept`, {});
  const reason = "The editors don't answer any more.";
  expect((await call("POST", `/api/orders/${id}/dispute`, { reason })).status).toBe(200);
  return id;
}
