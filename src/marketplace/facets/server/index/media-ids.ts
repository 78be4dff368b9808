import { type CatalogueColumns, grown, sharedNumbers } from "./columns.ts";

type Ids = Pick<CatalogueColumns, "ids" | "slots">;

/** A UUID as four numbers. */
type IdParts = [number, number, number, number];

/** Undefined for a text that is no UUID. */
function partsOf(id: string): IdParts | undefined {
  const digits = id.replaceAll("-", "");
  const part = (at: number) => Number.parseInt(digits.slice(at, at + 8), 16);
  const parts: IdParts = [part(0), part(8), part(16), part(24)];
  return digits.length === 32 && !parts.some(Number.isNaN) ? parts : undefined;
}

const hashOf = ([one, two, three, four]: IdParts): number => {
  const mixed =
    Math.imul(one ^ Math.imul(two, 0x9e3779b1), 0x85ebca6b) ^
    Math.imul(three ^ Math.imul(four, 0xc2b2ae35), 0x27d4eb2f);
  return (mixed ^ (mixed >>> 15)) >>> 0;
};

/** Returns the slot of an id: the one that holds it, or the free one where it belongs. */
function slotOf({ ids, slots }: Ids, parts: IdParts): number {
  const mask = slots.length - 1;
  for (let slot = hashOf(parts) & mask; ; slot = (slot + 1) & mask) {
    const at = 4 * ((slots[slot] as number) - 1);
    if (at < 0 || parts.every((part, index) => ids[at + index] === part)) return slot;
  }
}

/** Returns an outlet's number; undefined when it was never listed. */
export function numberOfMedium(columns: Ids, id: string): number | undefined {
  const parts = partsOf(id);
  const number = parts && columns.slots[slotOf(columns, parts)];
  return number ? number - 1 : undefined;
}

/** Returns the id of an outlet's number. */
export function idOfMedium({ ids }: Pick<Ids, "ids">, medium: number): string {
  const digits = [...ids.subarray(4 * medium, 4 * medium + 4)]
    .map((part) => part.toString(16).padStart(8, "0"))
    .join("");
  return [digits.slice(0, 8), digits.slice(8, 12), digits.slice(12, 16), digits.slice(16, 20), digits.slice(20)].join(
    "-",
  );
}

/** Returns an outlet's number, a new one for a new outlet. */
export function numberForMedium(columns: CatalogueColumns, id: string): number {
  const parts = partsOf(id);
  if (!parts) throw new Error(`no UUID: ${id}`);
  const slot = slotOf(columns, parts);
  const known = columns.slots[slot] as number;
  if (known > 0) return known - 1;
  const number = columns.mediaCount++;
  columns.ids = grown(columns.ids, 4 * columns.mediaCount);
  columns.ids.set(parts, 4 * number);
  columns.firstFormat = grown(columns.firstFormat, columns.mediaCount);
  columns.slots[slot] = number + 1;
  if (2 * columns.mediaCount > columns.slots.length) spreadOut(columns);
  return number;
}

/** Twice the slots, so that at most half of them are taken. */
function spreadOut(columns: CatalogueColumns): void {
  const { ids, mediaCount } = columns;
  columns.slots = sharedNumbers("Uint32Array", 2 * columns.slots.length);
  for (let number = 0; number < mediaCount; number++) {
    const parts = [...ids.subarray(4 * number, 4 * number + 4)] as IdParts;
    columns.slots[slotOf(columns, parts)] = number + 1;
  }
}
