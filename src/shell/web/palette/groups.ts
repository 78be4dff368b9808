type Action = { id: string; label: string; run: () => void };
export type Group = { name: string; actions: Action[] };

/** Keeps actions where each word of the query occurs in the label or the group's name. */
export function matchingGroups(groups: Group[], query: string): Group[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return groups
    .map(({ name, actions }) => ({
      name,
      actions: actions.filter(({ label }) => {
        const text = `${name} ${label}`.toLowerCase();
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ actions }) => actions.length > 0);
}
