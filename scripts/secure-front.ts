/** A host of one's own behind https: a certificate that only its maker trusts, and a proxy to a port of this machine. */
import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { request } from "node:http";
import { createServer, type Server } from "node:https";
import { join } from "node:path";

export type Certificate = { certificateFile: string; keyFile: string };

export function madeCertificate(folder: string, host: string): Certificate {
  const [certificateFile, keyFile] = [join(folder, "certificate.pem"), join(folder, "key.pem")];
  const kind = ["-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"];
  const names = ["-subj", `/CN=${host}`, "-addext", `subjectAltName=DNS:${host}`];
  const { status } = spawnSync("openssl", ["req", ...kind, ...names, "-keyout", keyFile, "-out", certificateFile]);
  if (status !== 0) throw new Error("openssl made no certificate");
  return { certificateFile, keyFile };
}

/** Passes calls on as they came, with the host that was called. */
export async function secureFront(
  { certificateFile, keyFile }: Certificate,
  port: number,
  to: number,
): Promise<Server> {
  const [cert, key] = await Promise.all([readFile(certificateFile), readFile(keyFile)]);
  const front = createServer({ cert, key }, (incoming, outgoing) => {
    const { method = "GET", url = "/", headers } = incoming;
    const passed = request({ host: "127.0.0.1", port: to, method, path: url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on("error", () => outgoing.destroy());
    incoming.pipe(passed);
  });
  front.listen(port, "127.0.0.1");
  await once(front, "listening");
  return front;
}
