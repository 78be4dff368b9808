import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import type { Duplex } from "node:stream";
import { type AllowedAddresses, givenTo, guardedLookup, refuseAddress } from "./guarded-address.ts";

/** `bytesMax` counts both directions of all connections together. */
type ProxyOptions = AllowedAddresses & { bytesMax: number; connectionsMax?: number };

export type GuardedProxy = { port: number; close: () => Promise<void> };

const methods = ["GET", "HEAD", "OPTIONS"];

/**
 * Opens a proxy to the open internet for one program, with the guarded fetch's rules (decision 0007). Resolving,
 * checking and connecting are one step. A program with no other way out can't reach Byline's own network. Connections
 * past the bounds are cut off.
 */
export async function openGuardedProxy(options: ProxyOptions): Promise<GuardedProxy> {
  const { bytesMax, connectionsMax = 64 } = options;
  const sockets = new Set<Socket>();
  let bytes = 0;
  const cut = () => sockets.forEach((socket) => void socket.destroy());
  const count = (socket: Socket): void => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket)).on("error", () => socket.destroy());
  };
  const spend = (chunk: Buffer): void => {
    bytes += chunk.length;
    if (bytes > bytesMax) cut();
  };
  const server: Server = createServer((request, response) => forward(request, response, options, spend));
  server.maxConnections = connectionsMax;
  server.on("connection", count);
  server.on("connect", (request: IncomingMessage, near: Duplex, head: Buffer) =>
    tunnel(request, near, head, { ...options, count, spend }),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        cut();
      }),
  };
}

/** Forwards a plain request; only reads pass. */
function forward(
  request: IncomingMessage,
  response: ServerResponse,
  options: AllowedAddresses,
  spend: (chunk: Buffer) => void,
): void {
  const { url = "", method = "GET" } = request;
  const refuse = (status: number) => response.writeHead(status).end();
  if (!methods.includes(method) || !isAllowed(url, options)) {
    refuse(403);
    return;
  }
  const target = new URL(url);
  const { host, port } = placeOf(target.hostname, target.port || "80", options);
  const asked = httpRequest(
    {
      host,
      port,
      method,
      lookup: guardedLookup(options.hosts),
      path: target.pathname + target.search,
      headers: headersOf(request, target),
    },
    (answer) => {
      answer.on("data", spend);
      try {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      } catch {
        // A hostile site answers with a status or headers that Node reads but does not write.
        response.destroy();
      }
    },
  );
  asked.on("error", () => (response.headersSent ? response.destroy() : refuse(502)));
  response.on("close", () => asked.destroy());
  asked.end();
}

/** Headers for the proxy are not for the site. */
function headersOf({ headers }: IncomingMessage, { host }: URL): Record<string, string | string[] | undefined> {
  const { "proxy-connection": _connection, "proxy-authorization": _authorization, ...rest } = headers;
  return { ...rest, host, connection: "close" };
}

type Tunnel = AllowedAddresses & { count: (socket: Socket) => void; spend: (chunk: Buffer) => void };

/** Connects to the named host and passes bytes on unread. */
function tunnel({ url = "" }: IncomingMessage, near: Duplex, head: Buffer, options: Tunnel): void {
  const target = URL.canParse(`https://${url}`) ? new URL(`https://${url}`) : undefined;
  near.on("error", () => near.destroy());
  // Pages open unencrypted sockets through port 80.
  const address = target && (target.port === "80" ? `http://${target.hostname}` : target.href);
  if (!target || !address || !isAllowed(address, options)) {
    near.end("HTTP/1.1 403 Forbidden\r\n\r\n");
    return;
  }
  const { host, port } = placeOf(target.hostname, target.port || "443", options);
  const far = connect({ host, port, lookup: guardedLookup(options.hosts) });
  options.count(far);
  far.once("connect", () => {
    near.write("HTTP/1.1 200 Connection established\r\n\r\n");
    far.write(head);
    far.on("data", options.spend).pipe(near);
    near.on("data", options.spend).pipe(far);
  });
  far.on("close", () => near.destroy());
  near.on("close", () => far.destroy());
}

function isAllowed(address: string, options: AllowedAddresses): boolean {
  try {
    refuseAddress(address, options);
    return true;
  } catch {
    return false;
  }
}

/** The operator may give a host's address with a port. */
function placeOf(hostname: string, port: string, { hosts }: AllowedAddresses): { host: string; port: number } {
  const host = hostname.replace(/^\[|\]$/g, "");
  return { host, port: Number(givenTo(hostname, hosts)?.port ?? port) };
}
