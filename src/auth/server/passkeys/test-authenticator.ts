import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from "node:crypto";
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/server";

const flag = { present: 0x01, verified: 0x04, attested: 0x40 } as const;

type Held = { id: Buffer; key: KeyObject; publicKey: Buffer; userHandle: string; count: number };

/** An authenticator in software: ES256, without attestation. `origin` is the page that it believes to be on. */
export class TestAuthenticator {
  readonly #origin: string;
  readonly #isVerifying: boolean;
  readonly #held: Held[] = [];

  constructor(origin: string, { isVerifying = true }: { isVerifying?: boolean } = {}) {
    this.#origin = origin;
    this.#isVerifying = isVerifying;
  }

  create({ challenge, user, rp }: PublicKeyCredentialCreationOptionsJSON): RegistrationResponseJSON {
    const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    const { x = "", y = "" } = publicKey.export({ format: "jwk" });
    const id = randomBytes(32);
    const coseKey = Buffer.concat([
      Buffer.from("a5010203262001215820", "hex"),
      bytesOf(x),
      Buffer.from("225820", "hex"),
      bytesOf(y),
    ]);
    this.#held.push({ id, key: privateKey, publicKey: coseKey, userHandle: user.id, count: 0 });
    const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey]);
    const authData = this.#data(rp.id ?? "", flag.attested, 0, attested);
    const object = Buffer.concat([
      Buffer.from("a363666d74646e6f6e656761747453746d74a068617574684461746158", "hex"),
      Buffer.from([authData.length]),
      authData,
    ]);
    const response = { clientDataJSON: this.#client("webauthn.create", challenge), attestationObject: textOf(object) };
    return { ...named(id), response: { ...response, transports: ["internal"] } };
  }

  /** Signs with the newest credential, or with that of `at`; `userHandle` and `count` replace the true ones. */
  get(
    { challenge, rpId = "" }: PublicKeyCredentialRequestOptionsJSON,
    { at = -1, userHandle, count }: { at?: number; userHandle?: string; count?: number } = {},
  ): AuthenticationResponseJSON {
    const held = this.#held.at(at);
    if (!held) throw new Error("nothing was created");
    held.count += 1;
    const authenticatorData = this.#data(rpId, 0, count ?? held.count);
    const clientDataJSON = this.#client("webauthn.get", challenge);
    const signed = Buffer.concat([authenticatorData, hashOf(bytesOf(clientDataJSON))]);
    const signature = textOf(createSign("sha256").update(signed).sign(held.key));
    const response = { clientDataJSON, authenticatorData: textOf(authenticatorData), signature };
    return { ...named(held.id), response: { ...response, userHandle: userHandle ?? held.userHandle } };
  }

  #data(rpId: string, flags: number, count: number, rest = Buffer.alloc(0)): Buffer {
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(count);
    const shown = flag.present | (this.#isVerifying ? flag.verified : 0) | flags;
    return Buffer.concat([hashOf(Buffer.from(rpId)), Buffer.from([shown]), counted, rest]);
  }

  #client(type: string, challenge: string): string {
    return textOf(Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false })));
  }
}

const named = (id: Buffer) =>
  ({ id: textOf(id), rawId: textOf(id), type: "public-key", clientExtensionResults: {} }) as const;
const hashOf = (bytes: Buffer): Buffer => createHash("sha256").update(bytes).digest();
const bytesOf = (text: string): Buffer => Buffer.from(text, "base64url");
const textOf = (bytes: Buffer): string => bytes.toString("base64url");
