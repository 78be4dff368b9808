import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type ReceivedCall = { body: string; headers: Record<string, string> };
type ReceiverAnswer = (call: ReceivedCall, response: ServerResponse, count: number) => void;

/** A program of somebody's own on loopback, with everything it was sent. */
export type Receiver = { host: string; address: string; calls: ReceivedCall[]; answer: ReceiverAnswer };

export const answers = {
  ok: (_call, response) => void response.end("thanks"),
  hang: () => undefined,
  fault: (_call, response) => void response.writeHead(500).end("out of paper"),
  close: (_call, response) => void response.socket?.destroy(),
} satisfies Record<string, ReceiverAnswer>;

export class Receivers {
  readonly #servers: Server[] = [];
  readonly all: Receiver[] = [];

  /** Opens one that `LINK_CHECK_HOSTS` leads to. */
  async open(name: string, answer: ReceiverAnswer = answers.ok): Promise<Receiver> {
    const receiver: Receiver = { host: `${name}.hooks.example`, address: "", calls: [], answer };
    const server = createServer((request, response) => void take(receiver, request, response));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    receiver.address = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    this.#servers.push(server);
    this.all.push(receiver);
    return receiver;
  }

  get hosts(): string {
    return this.all.map(({ host, address }) => `${host}=${address}`).join(",");
  }

  close(): void {
    for (const server of this.#servers) {
      server.close();
      server.closeAllConnections();
    }
  }
}

async function take(receiver: Receiver, request: IncomingMessage, response: ServerResponse): Promise<void> {
  let body = "";
  for await (const part of request) body += part;
  const call = { body, headers: request.headers as Record<string, string> };
  receiver.calls.push(call);
  receiver.answer(call, response, receiver.calls.length);
}
