import { queryOptions } from "@tanstack/react-query";
import { mediaQuery } from "./api.ts";

const lookMilliseconds = 1_500;

export function verifiedMediaQuery(id: string) {
  return queryOptions({
    ...mediaQuery(id),
    refetchInterval: ({ state }) => (state.data?.verification?.checking ? lookMilliseconds : false),
  });
}
