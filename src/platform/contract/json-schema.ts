/** A number's bounds that only say that JavaScript counts no further. */
type BoundedSchema = { minimum?: number; maximum?: number };

/** Takes away bounds that say nothing to readers of a schema. */
export function dropEndlessBounds(written: BoundedSchema): void {
  if (written.maximum === Number.MAX_SAFE_INTEGER) delete written.maximum;
  if (written.minimum === Number.MIN_SAFE_INTEGER) delete written.minimum;
}
