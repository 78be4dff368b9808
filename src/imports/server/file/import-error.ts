/** Explains to a person why their file can't be imported. */
export class ImportError extends Error {}
