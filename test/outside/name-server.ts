import { createSocket } from "node:dgram";
import type { AddressInfo } from "node:net";

const txt = 16;
const noSuchName = 3;

export type NameServer = {
  /** `127.0.0.1:5353`, as `DNS_SERVERS` takes it. */
  address: string;
  /** Sets a name's TXT records; no texts remove the name. */
  set(name: string, ...texts: string[]): void;
  silent: boolean;
  close(): void;
};

/** A name server over real UDP, for TXT records only (RFC 1035). */
export async function startNameServer(): Promise<NameServer> {
  const records = new Map<string, string[]>();
  const socket = createSocket("udp4");
  await new Promise<void>((resolve) => socket.bind(0, "127.0.0.1", resolve));
  const { port } = socket.address() as AddressInfo;
  const server: NameServer = {
    address: `127.0.0.1:${port}`,
    set: (name, ...texts) => void (texts.length > 0 ? records.set(name, texts) : records.delete(name)),
    silent: false,
    close: () => socket.close(),
  };
  socket.on("message", (query, from) => {
    if (!server.silent) socket.send(answerTo(query, records), from.port, from.address);
  });
  return server;
}

function answerTo(query: Buffer, records: Map<string, string[]>): Buffer {
  const { name, end } = nameAt(query, 12);
  const texts = records.get(name.toLowerCase());
  const answers = query.readUInt16BE(end) === txt ? (texts ?? []) : [];
  const header = Buffer.alloc(12);
  query.copy(header, 0, 0, 2);
  header.writeUInt16BE(0x8580 | (texts ? 0 : noSuchName), 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(answers.length, 6);
  return Buffer.concat([header, query.subarray(12, end + 4), ...answers.map(recordOf)]);
}

function nameAt(message: Buffer, start: number): { name: string; end: number } {
  const labels: string[] = [];
  let at = start;
  for (let length = message[at] ?? 0; length > 0; length = message[at] ?? 0) {
    labels.push(message.toString("latin1", at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join("."), end: at + 1 };
}

/** A text is cut into strings of at most 255 bytes. */
function recordOf(text: string): Buffer {
  const bytes = Buffer.from(text);
  const strings: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += 255) {
    const part = bytes.subarray(at, at + 255);
    strings.push(Buffer.from([part.length]), part);
  }
  const content = Buffer.concat(strings);
  const head = Buffer.alloc(12);
  head.writeUInt16BE(0xc00c, 0);
  head.writeUInt16BE(txt, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt32BE(0, 6);
  head.writeUInt16BE(content.length, 10);
  return Buffer.concat([head, content]);
}
