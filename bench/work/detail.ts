import { oneMedia } from "#media/server/queries.ts";
import { keyOf, kinds } from "../load/chance.ts";
import { chance, type Work } from "./work.ts";

export function detail(media: number): Work {
  const idOf = (turn: number) => keyOf(kinds.media, Math.floor(media * chance(turn, 1)));
  return {
    name: "detail",
    method: "GET",
    call: (turn) => ({ method: "GET", path: `/api/media/${idOf(turn)}` }),
    async sql({ reader }, turn) {
      const { rows } = await reader.$client.query({ ...oneMedia, values: [idOf(turn)] });
      return rows[0];
    },
  };
}
