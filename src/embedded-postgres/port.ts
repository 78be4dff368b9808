import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { EmbeddedPostgresError } from "./error.ts";

/** 0 takes any free port. */
export async function choosePort(wanted: number): Promise<number> {
  const probe = createServer();
  try {
    probe.listen({ port: wanted, host: "127.0.0.1", exclusive: true });
    await once(probe, "listening");
    return (probe.address() as AddressInfo).port;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const reason = code === "EADDRINUSE" ? "is taken by another program" : `can't be used (${message})`;
    throw new EmbeddedPostgresError(
      `Port ${wanted} for the database ${reason}. Free it, or set EMBEDDED_DATABASE_PORT to another one.`,
    );
  } finally {
    probe.close();
  }
}
