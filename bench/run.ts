/** `npm run bench`: loads a large catalogue and compares Byline with the bare SQL of the same work. See README.md. */
import { loadCatalogue } from "./load/load.ts";
import { compare } from "./measure/compare.ts";
import { printNaiveFacets } from "./naive-facets.ts";
import { openBenchDatabase } from "./open.ts";
import { printPlans } from "./plans.ts";
import { readSettings } from "./settings.ts";

const began = performance.now();
const settings = readSettings(process.argv.slice(2), process.env);
console.log(`Loading ${settings.media} outlets with four formats each, three of them listed …`);
const byline = await openBenchDatabase(settings.poolSize);
try {
  await loadCatalogue(byline, settings.media, console.log);
  if ("facets".includes(settings.only)) await printNaiveFacets(byline, console.log);
  if (settings.plans) await printPlans(byline.database.pool, console.log);
  await compare(byline, settings, console.log);
} finally {
  await byline.close();
}
console.log(`\nThe whole run took ${Math.round((performance.now() - began) / 1_000)} s.`);
