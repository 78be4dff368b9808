/**
 * Finds SQL that reaches into another module's table. Only the owner writes; reads across modules stand in `queries`
 * and `views` files (decision 0005). A lower module reads only a higher one's published views, from `server/views.ts`
 * (decision 0140); `--list` prints those.
 */
import { globSync, readFileSync } from "node:fs";
import { compositions, foundations, moduleRows } from "./module-rows.ts";

type Relation = { name: string; owner: string; isView: boolean };
type TableReach = { file: string; line: number; relation: Relation; isWrite: boolean };

// The demo fills an empty installation with a past that no command can date.
const sources = globSync("src/**/*.ts").filter((file) => !/\.test\.ts$|test-support\.ts$|^src\/demo\//.test(file));
const texts = new Map(sources.map((file) => [file, readFileSync(file, "utf8")]));
const relations = new Map([...texts].flatMap(relationsIn).map((relation) => [relation.name, relation]));
const order = [foundations, ...moduleRows, compositions];

const faults = [
  ...[...texts].filter(declaresViewElsewhere).map(([file]) => `${file}: a view is published; declare it in views.ts.`),
  ...[...texts].flatMap(reachesIn).flatMap(faultOf),
];
for (const fault of faults) console.error(fault);
if (process.argv.includes("--list")) console.log(publishedViews());
process.exitCode = faults.length > 0 ? 1 : 0;

function moduleOf(file: string): string {
  return file.split("/")[1] ?? "";
}

/** The row of a module; files directly in `src` come last, since they combine modules. */
function rowOf(module: string): number {
  const row = order.findIndex((modules) => modules.includes(module));
  return row === -1 ? order.length : row;
}

function relationsIn([file, text]: [string, string]): Relation[] {
  if (!/\/(tables|tables-in-schema|views|idempotency)\.ts$/.test(file)) return [];
  return [...text.matchAll(/(pgTable|pgView|\.table)\(\s*"(\w+)"/g)].map(([, kind, name = ""]) => ({
    name,
    owner: moduleOf(file),
    isView: kind === "pgView",
  }));
}

function declaresViewElsewhere([file, text]: [string, string]): boolean {
  return text.includes("pgView(") && !file.endsWith("/views.ts");
}

/** Every mention of a table or view: behind a verb, in a list behind FROM, or at a text's beginning. */
function reachesIn([file, text]: [string, string]): TableReach[] {
  const verbs = "FROM|JOIN|INTO|UPDATE|USING|DELETE FROM|LOCK TABLE|TRUNCATE";
  const listed = String.raw`(?:\w+(?:\s+(?:AS\s+)?\w+)?,\s*)*`;
  const named = new RegExp(`(?:\\b(${verbs})\\s+(?:ONLY\\s+)?(${listed})|(?<=["\`]))"?(\\w+)\\b`, "g");
  return [...text.matchAll(named)].flatMap(({ 1: verb = "", 2: list = "", 3: name = "", 0: all, index }) => {
    if (!verb && !/^ (AS|JOIN) /.test(text.slice(index + all.length))) return [];
    const isWrite = /INTO|UPDATE|LOCK|TRUNCATE/.test(verb) || /DELETE\s$/.test(text.slice(index - 7, index));
    const line = text.slice(0, index).split("\n").length;
    return [...list.split(",").map((each) => each.trim().split(/\s/)[0] ?? ""), name].flatMap((each) => {
      const relation = relations.get(each);
      return relation ? [{ file, line, relation, isWrite }] : [];
    });
  });
}

function faultOf({ file, line, relation: { name, owner, isView }, isWrite }: TableReach): string[] {
  const module = moduleOf(file);
  if (owner === module) return [];
  const reach = `${file}:${line}: ${isWrite ? "writes" : "reads"} ${name}, which is ${owner}'s`;
  if (isWrite || !/\/(queries[^/]*(\/|\.ts$)|views\.ts$)/.test(file)) return [`${reach}.`];
  if (isView || rowOf(owner) < rowOf(module)) return [];
  return [`${reach} and stands above ${module}: read a view that ${owner} publishes, or have it handed in.`];
}

function publishedViews(): string {
  const views = [...relations.values()].filter(({ isView }) => isView);
  const readersOf = (name: string) =>
    [...texts]
      .flatMap(reachesIn)
      .filter(({ relation }) => relation.name === name)
      .map(({ file }) => moduleOf(file));
  return views
    .map(({ name, owner }) => `${name} (${owner}): ${[...new Set(readersOf(name))].join(", ")}`)
    .sort()
    .join("\n");
}
