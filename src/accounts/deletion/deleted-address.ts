/** Undeliverable address of a deleted account; `%` as id matches them all. */
export const deletedAddress = (id: string): string => `deleted-${id}@invalid`;
