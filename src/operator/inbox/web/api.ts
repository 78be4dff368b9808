import { queryOptions } from "@tanstack/react-query";
import { api, findQuery } from "#platform/web/calls/client.ts";
import { inboxId } from "../inbox.ts";

export const operatorInboxQuery = () => queryOptions(findQuery(api.inboxes, "get", { id: inboxId }));
