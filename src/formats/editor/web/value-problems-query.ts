import { queryOptions } from "@tanstack/react-query";

/** The schema is an eighth of the editor's code, and a listed format is read without it. */
export const valueProblemsQuery = queryOptions({
  queryKey: ["format-value-problems"],
  queryFn: async () => (await import("./value-problems.ts")).formatValueProblems,
  staleTime: Number.POSITIVE_INFINITY,
});
