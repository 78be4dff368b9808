import { createHash } from "node:crypto";
import type { PlainCall } from "../contract/plain-calls.ts";
import type { RefusalCode, RefusalEntry, RefusalList, RefusedCalls } from "../contract/refusals.ts";
import type { Operation } from "./resource.ts";

/** The schema of a refusal: a sentence for people, a code for programs. */
export const errorSchema = (refusals: RefusalList) => ({
  type: "object",
  properties: {
    "@context": { type: "string" },
    "@type": { type: "string", enum: ["hydra:Error", "ConstraintViolationList"] },
    "hydra:title": { type: "string" },
    "hydra:description": { type: "string", description: "What happened, then what to do, for people." },
    code: {
      type: "string",
      enum: Object.keys(refusals),
      description: `Names the refusal, for programs. More may be added.\n\n${codeLines(refusals)}`,
    },
    requestId: { type: "string", description: "By which the log finds the call." },
    violations: {
      type: "array",
      description: "Of an input that was refused: a problem each.",
      items: {
        type: "object",
        properties: { propertyPath: { type: "string" }, message: { type: "string" }, code: { type: "string" } },
        required: ["propertyPath", "message"],
      },
    },
  },
  required: ["@type", "hydra:description", "code"],
});

const codeLines = (refusals: RefusalList): string =>
  Object.entries(refusals)
    .map(([code, { status, means }]) => `- \`${code}\` (${[status].flat().join(", ")}): ${means}`)
    .join("\n");

/** Any other refusal. */
const otherRefusal = {
  description: "Any other refusal.",
  content: { "application/ld+json": { schema: { $ref: "#/components/schemas/Error" } } },
};

type RefusedCall = Pick<Operation, "method" | "operator" | "freshProof" | "refusals" | "movesMoney"> | PlainCall;

type RefusalResponse = ReturnType<typeof refusalOf>;

/** Refusals by status, each described once for all the calls that answer the same codes. */
export function sharedRefusals(refusals: RefusalList) {
  const components: Record<string, RefusalResponse> = {};
  const share = (status: number, response: RefusalResponse) => {
    const hash = createHash("sha256").update(response["x-refusals"].join());
    const name = `refused_${status}_${hash.digest("hex").slice(0, 8)}`;
    components[name] = response;
    return { $ref: `#/components/responses/${name}` };
  };
  return { components, of: (call: RefusedCall) => refusalResponses(call, refusals, share) };
}

/** The refusals that a call's declaration names, in words and as `x-refusals`. A command may find further ones. */
function refusalResponses(
  call: RefusedCall,
  refusals: RefusalList,
  share: (status: number, response: RefusalResponse) => object,
) {
  const codes = Object.entries(refusals).filter(([code, entry]) => isNamed(call, code) || isOfKind(call, entry));
  const statuses = new Set(codes.flatMap(([, { status }]) => status));
  const responses = [...statuses].map((status) => {
    const answered = codes.filter(([, entry]) => [entry.status].flat().includes(status));
    return [status, share(status, refusalOf(answered))];
  });
  return { ...Object.fromEntries(responses), default: otherRefusal };
}

const isNamed = (call: RefusedCall, code: string) =>
  "refusals" in call && (call.refusals ?? []).includes(code as RefusalCode);

const isOfKind = (call: RefusedCall, { of: kind, status }: RefusalEntry): boolean =>
  kind !== undefined && kinds[kind](call) && !(isOpen(call) && (status === 401 || status === 403));

/** Asks nobody who they are. */
const isOpen = (call: RefusedCall): boolean => "isOpen" in call && call.isOpen === true;

const kinds: Record<RefusedCalls, (call: RefusedCall) => boolean> = {
  every: () => true,
  change: ({ method }) => method !== "GET",
  money: (call) => "movesMoney" in call && call.movesMoney,
  freshProof: ({ freshProof }) => freshProof ?? false,
  operator: ({ operator }) => operator ?? false,
};

const refusalOf = (answered: [code: string, entry: RefusalEntry][]) => ({
  ...otherRefusal,
  description: answered.map(([code, { means }]) => `\`${code}\`: ${means}`).join(" "),
  "x-refusals": answered.map(([code]) => code),
});
