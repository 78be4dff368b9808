/** A failure to run the embedded database, told to the person who started the server in one or two sentences. */
export class EmbeddedPostgresError extends Error {
  override readonly name = "EmbeddedPostgresError";
}

/** Another Byline runs on the data directory. */
export class DataDirectoryInUse extends EmbeddedPostgresError {}
