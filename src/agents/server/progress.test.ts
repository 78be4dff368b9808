import { afterAll, beforeAll, expect, test } from "vitest";
import { csv, type ImportScene, mapping, openImportScene } from "../../../test/scenes/import-scene.ts";
import { anAgent, tokenOf } from "./test-support.ts";

let scene: ImportScene;

beforeAll(async () => {
  scene = await openImportScene();
});
afterAll(() => scene?.byline.close());

test("an agent imports a file that its person uploaded, and its client hears how far the jobs are", async () => {
  const { byline, paul } = scene;
  const file = csv("Agent Gazette,https://agent-gazette.example/,A paper,50,200");
  const upload = await scene.send(paul.person, `kind=media&organization=${paul.organization}`, file);
  const { id } = upload.json();
  const { client } = await anAgent(byline, await tokenOf(paul.person, ["read", "media"]));
  const told: number[] = [];
  const work = async (action: string, given: object) => {
    const params = { name: "import_outlets", arguments: { action, id, ...given } };
    const { structuredContent } = await client.callTool(params, {
      onprogress: ({ progress, total }) => {
        expect(total).toBe(100);
        told.push(progress);
      },
    });
    return (structuredContent as { content: Record<string, unknown> }).content;
  };
  expect(await work("preview", { mapping })).toMatchObject({ state: "previewed", counts: { rowsCreated: 1 } });
  expect(await work("run", {})).toMatchObject({ state: "done", counts: { rowsCreated: 1 } });
  expect(told.length).toBeGreaterThanOrEqual(2);
  expect(told.every((percent) => percent >= 0 && percent <= 100)).toBe(true);
});
