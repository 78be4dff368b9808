/** The fields of an edit that would change what is there; what the edit leaves undefined is no change. */
export function changesOf<Edit extends object>(before: object, edit: Edit): Partial<Edit> {
  const known = before as Record<string, unknown>;
  const changed = Object.entries(edit).filter(
    ([field, value]) => value !== undefined && JSON.stringify(value) !== JSON.stringify(known[field]),
  );
  return Object.fromEntries(changed) as Partial<Edit>;
}
