import { queryOptions } from "@tanstack/react-query";
import { api, findQuery } from "#platform/web/calls/client.ts";
import { moneyFlowId } from "../flow-id.ts";

export const moneyFlowQuery = () => queryOptions(findQuery(api.money_flows, "get", { id: moneyFlowId }));
