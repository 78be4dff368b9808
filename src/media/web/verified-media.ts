import { queryOptions } from "@tanstack/react-query";
import { mediaQuery } from "./api.ts";

const lookMilliseconds = 1_500;

/** Polls while a check of the proof is running. */
export function verifiedMediaQuery(id: string) {
  return queryOptions({
    ...mediaQuery(id),
    refetchInterval: ({ state }) => (state.data?.verification?.checking ? lookMilliseconds : false),
  });
}
