import type { Media } from "#media/contract.ts";

export type NamedMedium = Pick<Media, "id" | "name" | "organization">;

/** The listed media, before them the shown one where the list lacks it. */
export const shownFirst = (
  shown: NamedMedium | null | undefined,
  listed: readonly NamedMedium[],
): readonly NamedMedium[] => (shown && listed.every(({ id }) => id !== shown.id) ? [shown, ...listed] : listed);
