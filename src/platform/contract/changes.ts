/** Returns the edit's fields that differ from `before`; undefined is no change. */
export function changesOf<Edit extends object>(before: object, edit: Edit): Partial<Edit> {
  const known = before as Record<string, unknown>;
  const changed = Object.entries(edit).filter(
    ([field, value]) => value !== undefined && JSON.stringify(value) !== JSON.stringify(known[field]),
  );
  return Object.fromEntries(changed) as Partial<Edit>;
}
