import { dayOf } from "#platform/contract/day.ts";
import { escapeXml } from "#platform/contract/html.ts";
import { type Cents, decimalOf } from "#platform/money/money.ts";
import type { Payee } from "./payee.ts";

/** A transfer of a payment file. */
export type Transfer = { id: string; payee: Payee; amountCents: Cents };

export type PaymentFile = { id: string; createdAt: Date; payer: Payee; transfers: Transfer[] };

/**
 * A payment file as banks take it: ISO 20022 `pain.001.001.09`, in US dollars. The payee's bank gets the whole amount, and each side
 * pays its own bank.
 */
export function painFile({ id, createdAt, payer, transfers }: PaymentFile): string {
  const total = decimalOf(transfers.reduce((sum, { amountCents }) => sum + amountCents, 0));
  const counted = `<NbOfTxs>${transfers.length}</NbOfTxs><CtrlSum>${total}</CtrlSum>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"><CstmrCdtTrfInitn>
<GrpHdr><MsgId>${shortId(id)}</MsgId><CreDtTm>${createdAt.toISOString().slice(0, 19)}Z</CreDtTm>${counted}<InitgPty>${nameOf(payer)}</InitgPty></GrpHdr>
<PmtInf><PmtInfId>${shortId(id)}</PmtInfId><PmtMtd>TRF</PmtMtd>${counted}<ReqdExctnDt><Dt>${dayOf(createdAt)}</Dt></ReqdExctnDt><Dbtr>${nameOf(payer)}</Dbtr><DbtrAcct>${accountOf(payer)}</DbtrAcct><DbtrAgt>${bankOf(payer)}</DbtrAgt><ChrgBr>SHAR</ChrgBr>
${transfers.map(transferOf).join("\n")}
</PmtInf></CstmrCdtTrfInitn></Document>
`;
}

const transferOf = ({ id, payee, amountCents }: Transfer): string =>
  `<CdtTrfTxInf><PmtId><InstrId>${shortId(id)}</InstrId><EndToEndId>${shortId(id)}</EndToEndId></PmtId><Amt><InstdAmt Ccy="USD">${decimalOf(amountCents)}</InstdAmt></Amt><CdtrAgt>${bankOf(payee)}</CdtrAgt><Cdtr>${nameOf(payee)}</Cdtr><CdtrAcct>${accountOf(payee)}</CdtrAcct><RmtInf><Ustrd>${withdrawalReference(id)}</Ustrd></RmtInf></CdtTrfTxInf>`;

/** The words on the payee's bank statement. */
export const withdrawalReference = (id: string): string => `Withdrawal ${id.slice(-12)}`;

/** An id of a file has 35 characters at most. */
const shortId = (id: string): string => id.replaceAll("-", "");

const nameOf = ({ holder }: Payee): string => `<Nm>${escapeXml(holder.slice(0, 70))}</Nm>`;

const accountOf = ({ iban }: Payee): string => `<Id><IBAN>${iban}</IBAN></Id>`;

const bankOf = ({ bic }: Payee): string =>
  `<FinInstnId>${bic ? `<BICFI>${bic}</BICFI>` : "<Othr><Id>NOTPROVIDED</Id></Othr>"}</FinInstnId>`;
