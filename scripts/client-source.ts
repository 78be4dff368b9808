import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generateSource } from "oazapfts";
import { apiDescription } from "./api-description.ts";

export const clientFile = "clients/typescript/src/operations.gen.ts";

/** The client's functions, from the description of the calls that a token may make. */
export async function clientSource(): Promise<string> {
  // The generator reads files alone.
  const folder = mkdtempSync(join(tmpdir(), "byline-client-"));
  try {
    const file = join(folder, "description.json");
    writeFileSync(file, JSON.stringify(await callsOfTokens()));
    const source = await generateSource(file, {
      optimistic: true,
      argumentStyle: "object",
      futureStripLegacyMethods: true,
      allSchemas: true,
    });
    return `${source.trimEnd()}\n`;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

type DescribedAnswer = { content?: Record<string, object> };
type DescribedCall = { "x-scopes"?: readonly string[]; responses: Record<string, DescribedAnswer> };

/** Refusals have one shape, which the client reads before any answer. */
async function callsOfTokens() {
  const { paths, components, ...description } = await apiDescription();
  const { responses: _refusals, ...used } = components;
  const kept = Object.entries(paths).map(([path, methods]) => {
    const opened = Object.entries(methods as Record<string, DescribedCall>).filter(([, call]) => isOpened(call));
    return [path, Object.fromEntries(opened.map(([method, call]) => [method, withoutRefusals(call)]))] as const;
  });
  return {
    ...description,
    components: used,
    paths: Object.fromEntries(kept.filter(([, methods]) => Object.keys(methods).length > 0)),
  };
}

const isOpened = (call: DescribedCall): boolean => call["x-scopes"]?.length !== 0;

const withoutRefusals = (call: DescribedCall) => ({
  ...call,
  responses: Object.fromEntries(
    Object.entries(call.responses)
      .filter(([status]) => status.startsWith("2"))
      .map(([status, answer]) => [status, asBytes(answer)]),
  ),
});

/** The generator reads a file as text if one of its types is: a sheet beside it would break. */
function asBytes(answer: DescribedAnswer): DescribedAnswer {
  const isFile = answer.content && !Object.keys(answer.content).some((type) => type.includes("json"));
  if (!isFile) return answer;
  return { ...answer, content: { "application/octet-stream": { schema: { type: "string", format: "binary" } } } };
}
