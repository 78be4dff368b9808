/** Fails when the API's description breaks a rule of the public linter, or when its client is not current. */
import { readFileSync } from "node:fs";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import { apiDescription } from "./api-description.ts";
import { clientFile, clientSource } from "./client-source.ts";

const problems = await lintFromString({
  source: JSON.stringify(await apiDescription()),
  config: await createConfig({ extends: ["recommended"] }),
});
for (const { ruleId, message, location } of problems)
  console.error(`${ruleId}: ${message} (${location.map(({ pointer }) => pointer ?? "").join(", ")})`);
if (problems.length > 0) {
  console.error("\nThe API's description breaks rules of Redocly's recommended set.");
  process.exitCode = 1;
}

if (readFileSync(clientFile, "utf8") !== (await clientSource())) {
  console.error("\nThe API has changed without its client. Run `npm run client` and commit what it writes.");
  process.exitCode = 1;
}
