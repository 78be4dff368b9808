import { oneMedia } from "#media/server/queries.ts";
import { advertisers } from "../load/advertisers.ts";
import { keyOf, kinds } from "../load/chance.ts";
import { chance, type Work } from "./work.ts";

export function detail(media: number): Work {
  const idOf = (turn: number) => keyOf(kinds.media, Math.floor(media * chance(turn, 1)));
  return {
    name: "detail",
    method: "GET",
    call: (turn) => ({ method: "GET", path: `/api/media/${idOf(turn)}` }),
    async sql({ reader }, turn) {
      const values = [[keyOf(kinds.advertiser, turn % advertisers)], idOf(turn), false];
      const { rows } = await reader.$client.query({ ...oneMedia, values });
      return rows[0];
    },
  };
}
