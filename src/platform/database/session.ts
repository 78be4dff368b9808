import pg from "pg";

/**
 * Lets `work` use a connection of its own, without a pool. One that breaks while idle makes the next statement fail;
 * unheard, `pg` would end the process.
 */
export async function withSession<Result>(
  connection: pg.ClientConfig,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(connection);
  client.on("error", () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
