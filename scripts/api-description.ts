import type { Disk } from "flydrive";
import { readConfig } from "../src/config.ts";
import { describedApi } from "../src/described-api.ts";
import { openApi } from "../src/platform/http/openapi.ts";
import { resourcesOf } from "../src/resources.ts";

/** The OpenAPI document as an installation answers it, without one: no handler is called, no file is read. */
export function apiDescription() {
  const config = readConfig({});
  const noFiles = undefined as unknown as Disk;
  return openApi(describedApi(resourcesOf(config, noFiles), { title: "Byline", publicUrl: "https://byline.example" }));
}
