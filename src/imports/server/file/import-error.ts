/** A file that can't be imported, in a sentence for the person who gave it. */
export class ImportError extends Error {}
