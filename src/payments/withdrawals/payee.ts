/** A transfer's payee: holder, IBAN, and the bank's BIC, which banks inside the SEPA area don't need. */
export type Payee = { holder: string; iban: string; bic: string };

/** The length of an IBAN in each SEPA country: a missing digit is found before the bank finds it. */
const lengths = `AD24 AL28 AT20 BE16 BG22 CH21 CY28 CZ24 DE22 DK18 EE20 ES24 FI18 FR27 GB22 GI23 GR27 HR21 HU28 IE22 IS26 IT27 LI21
  LT20 LU20 LV21 MC27 MD24 ME22 MK19 MT31 NL18 NO15 PL28 PT25 RO24 RS22 SE24 SI19 SK24 SM27 VA22`;
const lengthByCountry = new Map(lengths.split(/\s+/).map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]));

/** As it is kept: without blanks, in capitals. */
export const plainIban = (typed: string): string => typed.replaceAll(/\s/g, "").toUpperCase();

/** True for an IBAN in its plain form whose check digits and length are right (ISO 13616). */
export function isIban(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  const length = lengthByCountry.get(iban.slice(0, 2));
  return (length === undefined || iban.length === length) && remainderOf(iban.slice(4) + iban.slice(0, 4)) === 1;
}

/** Letters count as 10 to 35; the number has too many digits to be divided at once. */
function remainderOf(rearranged: string): number {
  const digits = rearranged.replaceAll(/[A-Z]/g, (letter) => String(Number.parseInt(letter, 36)));
  let remainder = 0;
  for (const digit of digits) remainder = (remainder * 10 + Number(digit)) % 97;
  return remainder;
}

/** True for a bank's BIC (ISO 9362), of eight or eleven characters. */
export const isBic = (bic: string): boolean => /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(bic);

/** As people may read it again: the country and the last four. */
export const maskedIban = (iban: string): string => `${iban.slice(0, 2)} •••• ${iban.slice(-4)}`;
