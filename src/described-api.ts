import { accessOf } from "#accounts/grant-calls.ts";
import type { DescribedApi } from "#platform/http/openapi.ts";
import type { Resource } from "#platform/http/resource.ts";
import { readChapters } from "./api-chapters.ts";
import { apiRefusals } from "./refusals.ts";
import { plainCalls } from "./resources.ts";

/** Puts together what the API's descriptions are drawn from. */
export const describedApi = (
  resources: Resource[],
  { title, publicUrl }: { title: string; publicUrl: string },
): DescribedApi => ({
  resources,
  plainCalls,
  refusals: apiRefusals,
  accessOf,
  title,
  publicUrl,
  chapters: readChapters(publicUrl),
});
