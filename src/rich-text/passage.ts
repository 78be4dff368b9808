/** A text as it is read, with runs of white space as one; passages are looked for in it. */
const collapsed = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

/** How much of what stands before a passage must be the same for it to be the very one. */
const contextCharacters = 20;

/**
 * Where a passage begins in a text: after what stood before it where that is still there, else at its first place; -1 where it is
 * gone. `text` has no runs of white space.
 */
export function placeOf(text: string, { passage, before }: { passage: string; before: string }): number {
  const wanted = collapsed(passage);
  const context = before.replaceAll(/\s+/g, " ").slice(-contextCharacters);
  const known = text.indexOf(context + wanted);
  return known >= 0 ? known + context.length : text.indexOf(wanted);
}

export const lengthOf = (passage: string): number => collapsed(passage).length;
