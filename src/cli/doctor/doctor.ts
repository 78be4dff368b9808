import type { Config } from "#config.ts";
import { type DoctorFinding, type DoctorFindingKind, findingsOf } from "./findings.ts";
import { lookAround } from "./looks.ts";

const order: readonly DoctorFindingKind[] = ["breaks", "open", "note"];

/** Says what a configuration will break or leaves open, before it does. Returns 1 for anything but notes. */
export async function examine(config: Config, print: (line: string) => void): Promise<number> {
  const findings = [...findingsOf(config), ...(await lookAround(config))];
  for (const line of report(findings)) print(line);
  return findings.some(({ kind }) => kind !== "note") ? 1 : 0;
}

function report(findings: readonly DoctorFinding[]): string[] {
  const sorted = findings.toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
  const count = (kind: DoctorFindingKind) => findings.filter((finding) => finding.kind === kind).length;
  return [
    ...sorted.map(({ kind, sentence }) => `${kind.padEnd(7)} ${sentence}`),
    `${count("breaks")} to mend, ${count("open")} left open, ${count("note")} to know.`,
  ];
}
