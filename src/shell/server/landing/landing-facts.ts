import { readFigures, readShownOutlets, type ShownOutlet } from "#marketplace/figures/server/queries.ts";
import { type NewestProof, readNewestProof } from "#orders/server/queries-newest-proof.ts";
import type { Reader } from "#platform/database/database.ts";
import { readSettings } from "#settings/server/queries.ts";
import type { PublicOperator } from "../frame/frame.ts";

/** Everything that the landing page says about this installation. */
export type LandingFacts = {
  figures: Awaited<ReturnType<typeof readFigures>>;
  outlets: ShownOutlet[];
  proof: NewestProof | undefined;
  operator: PublicOperator;
};

export async function readLandingFacts(reader: Reader): Promise<LandingFacts> {
  const [figures, outlets, proof, operator] = await Promise.all([
    readFigures(reader),
    readShownOutlets(reader),
    readNewestProof(reader),
    readSettings(reader),
  ]);
  return { figures, outlets, proof, operator };
}
