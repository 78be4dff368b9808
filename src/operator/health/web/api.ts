import { queryOptions } from "@tanstack/react-query";
import { api, findQuery } from "#platform/web/calls/client.ts";
import { healthId } from "../health-id.ts";

export const healthQuery = () => queryOptions(findQuery(api.installation_healths, "get", { id: healthId }));
