import { type AddressBy, oneOfWords, pageNumber } from "#platform/web/navigation/address.ts";
import { auditKinds } from "../audit.ts";

export const auditSearch = {
  kind: oneOfWords(auditKinds),
  page: pageNumber,
};
export type AuditSearch = AddressBy<typeof auditSearch>;
