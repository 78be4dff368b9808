import type { Sealer } from "#platform/files/sealer.ts";
import { payeeInput } from "../contract.ts";
import type { Payee } from "../payee.ts";

/** Seals a transfer's payee under the withdrawal's id. */
export const sealPayee = (sealer: Sealer, withdrawalId: string, payee: Payee): Buffer =>
  sealer.seal(Buffer.from(JSON.stringify(payee)), withdrawalId);

/** Recognizes the payee's account, also in another organization's withdrawal. */
export const keyOfPayee = (sealer: Sealer, { iban }: Payee): string => sealer.keyOf(iban, "payee");

export const openPayee = (sealer: Sealer, withdrawalId: string, sealed: Buffer): Payee =>
  payeeInput.parse(JSON.parse(sealer.open(sealed, withdrawalId).toString()));
