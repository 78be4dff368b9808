/** Its message tells the person who started the server how to mend it, in one or two sentences. */
export class EmbeddedPostgresError extends Error {
  override readonly name = "EmbeddedPostgresError";
}

export class DataDirectoryInUse extends EmbeddedPostgresError {}
