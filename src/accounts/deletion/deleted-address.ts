/** The address of an account that was deleted, by the person's id: no mail reaches it, and `%` finds them all. */
export const deletedAddress = (id: string): string => `deleted-${id}@invalid`;
