import {
  type AnyMove,
  deadlineOf,
  type Lifecycle,
  moveNamesOf,
  type StatusOf,
  statusAfter,
  statusesOf,
} from "./lifecycle.ts";

/** A lifecycle as a Mermaid diagram, as the READMEs show it. */
export function drawLifecycle<Name extends string, Move extends AnyMove, Facts>(
  life: Lifecycle<Name, Move, Facts>,
): string {
  const statuses = statusesOf(life);
  const begins = life.begins.map(({ deed, to }) => `  [*] --> ${idOf(life, to)} : ${deed}`);
  const edges = statuses.flatMap((from) =>
    statuses.flatMap((to) => {
      const moves = moveNamesOf(life).filter(
        (name) => life.moves[name].from.includes(from) && statusAfter(life, name, from) === to,
      );
      const labels = moves.map((name) => labelOf(life, name, from)).join(", ");
      return moves.length > 0 ? [`  ${idOf(life, from)} --> ${idOf(life, to)} : ${labels}`] : [];
    }),
  );
  return ["```mermaid", "---", `title: ${life.noun}`, "---", "stateDiagram-v2", ...begins, ...edges, "```"].join("\n");
}

/** A text without its diagram of a lifecycle, or with another one in its place. */
export const withDiagram = (text: string, noun: string, diagram: string): string =>
  text.replace(new RegExp(`\`\`\`mermaid\\n---\\ntitle: ${noun}\\n---[^\`]*\`\`\``), () => diagram);

/** Numbers are no names in Mermaid: such a status stands under its own name. */
const idOf = <Name extends string, Move extends AnyMove, Facts>(
  { statusNames }: Lifecycle<Name, Move, Facts>,
  status: StatusOf<Move>,
): string => (typeof status === "number" ? statusNames[status].toLowerCase().replaceAll(" ", "_") : String(status));

/** `expire (after answer)`, `dispute (client, publisher)` */
function labelOf<Name extends string, Move extends AnyMove, Facts>(
  life: Lifecycle<Name, Move, Facts>,
  name: Name,
  from: StatusOf<Move>,
): string {
  const deadline = deadlineOf(life, from);
  const isTimed = deadline?.passed === name;
  const makers = Object.keys(life.moves[name].by).filter((party) => party !== "system");
  const labels = [...makers, ...(isTimed ? [`after ${deadline.rule}`] : [])];
  return labels.length > 0 ? `${name} (${labels.join(", ")})` : name;
}
