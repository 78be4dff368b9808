/**
 * How programs that a language model drives know an operation: as a tool, or as one choice of a tool that several
 * operations share (decision 0195). Schemas, permission and the rest come from the operation.
 */
export type AgentMark = {
  /** `book`. Operations of one resource with the same name are one tool, which asks for the action. */
  tool: string;
  /** For people who allow or refuse a call; the operation's summary if it is missing. */
  title?: string;
  /** When to call it, and what comes before or after. */
  use: string;
  /** Parameters that are told, where the list has more than a model should read. */
  takes?: readonly string[];
  /** Fields of the answer that are told; all of them if it is missing. */
  tells?: readonly string[];
  /** The field that says how many cents the call spends: of its input, else of the item before the call. */
  spends?: string;
  /** A POST that only computes. */
  changesNothing?: true;
  /** Nothing takes the call back, or it takes something away. */
  isFinal?: true;
  /** A job goes on after the call: it is told as long as `field` has one of these values. */
  follows?: { field: string; while: readonly string[]; percent: string };
  /** Its items can be read as resources: `byline://orders/{id}`; `label` is the field that names one to people. */
  reads?: { as: string; label: string };
};
