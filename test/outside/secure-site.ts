// The library of certificates asks for it.
import "reflect-metadata";
import type { RequestListener } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { PemConverter, SubjectAlternativeNameExtension, X509CertificateGenerator } from "@peculiar/x509";

/** Older Nodes trust other certificates only from their start. */
export const canTrustCertificates = typeof setDefaultCACertificates === "function";

export type SecureSite = { port: number; close(): Promise<void> };

/** A site of `host` behind https on a port of this machine, with a certificate that this process trusts. */
export async function startSecureSite(host: string, answer: RequestListener): Promise<SecureSite> {
  const { certificate, key } = await newCertificate(host);
  setDefaultCACertificates([...getCACertificates("default"), certificate]);
  const server = createServer({ cert: certificate, key }, answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const dayMilliseconds = 86_400_000;

async function newCertificate(host: string): Promise<{ certificate: string; key: string }> {
  const algorithm = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" };
  const keys = await crypto.subtle.generateKey(algorithm, true, ["sign", "verify"]);
  const certificate = await X509CertificateGenerator.createSelfSigned({
    name: `CN=${host}`,
    keys,
    signingAlgorithm: algorithm,
    notBefore: new Date(Date.now() - dayMilliseconds),
    notAfter: new Date(Date.now() + dayMilliseconds),
    extensions: [new SubjectAlternativeNameExtension([{ type: "dns", value: host }])],
  });
  const key = PemConverter.encode(await crypto.subtle.exportKey("pkcs8", keys.privateKey), "private key");
  return { certificate: certificate.toString("pem"), key };
}
