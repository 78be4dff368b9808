/** Its message tells the person who started the server how to mend it, in one or two sentences. */
export class EmbeddedPostgresError extends Error {
  override readonly name = "EmbeddedPostgresError";
}

/** Another Byline runs on the data directory. */
export class DataDirectoryInUse extends EmbeddedPostgresError {}
