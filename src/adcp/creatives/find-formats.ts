import { AdcpFault } from "../fault.ts";
import type { ListCreativeFormatsInput } from "./contract.ts";
import { creativeFormatAnswer, creativeFormatIds, creativeFormatNamed } from "./creative-formats.ts";

/** Lists the creative formats that pass the filters. The cursor counts the ones before. */
export function findCreativeFormats(
  { format_ids: wanted, asset_types: types, name_search: search, pagination }: ListCreativeFormatsInput,
  agentUrl: string,
): object {
  const found = creativeFormatIds
    .filter((id) => wanted === undefined || wanted.some((each) => creativeFormatNamed(agentUrl, each) === id))
    .map((id) => creativeFormatAnswer(agentUrl, id))
    .filter(({ assets }) => types === undefined || assets.some(({ asset_type: type }) => types.includes(type)))
    .filter(({ name }) => search === undefined || name.toLowerCase().includes(search.toLowerCase()));
  const from = Number(pagination?.cursor ?? 0);
  if (!Number.isInteger(from) || from < 0)
    throw new AdcpFault("INVALID_REQUEST", "The cursor is none of ours.", { field: "pagination.cursor" });
  const to = from + (pagination?.max_results ?? 50);
  const hasMore = to < found.length;
  return {
    formats: found.slice(from, to),
    pagination: { has_more: hasMore, total_count: found.length, ...(hasMore ? { cursor: String(to) } : {}) },
  };
}
