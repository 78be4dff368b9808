/** Codes of the Ad Context Protocol, each with what a buyer's program can do about it. */
const recoveries = {
  INVALID_REQUEST: "correctable",
  VERSION_UNSUPPORTED: "correctable",
  UNSUPPORTED_FEATURE: "correctable",
  PERMISSION_DENIED: "terminal",
  RATE_LIMITED: "transient",
  SERVICE_UNAVAILABLE: "transient",
  ACCOUNT_NOT_FOUND: "terminal",
  ACCOUNT_AMBIGUOUS: "correctable",
  ACCOUNT_SUSPENDED: "terminal",
  ACCOUNT_PAYMENT_REQUIRED: "terminal",
  BUDGET_TOO_LOW: "correctable",
  BUDGET_EXCEEDED: "correctable",
  PRODUCT_NOT_FOUND: "correctable",
  PRODUCT_UNAVAILABLE: "correctable",
  POLICY_VIOLATION: "correctable",
  TERMS_REJECTED: "correctable",
  CREATIVE_NOT_FOUND: "correctable",
  CREATIVE_REJECTED: "correctable",
  MEDIA_BUY_NOT_FOUND: "correctable",
  PACKAGE_NOT_FOUND: "correctable",
  REFERENCE_NOT_FOUND: "correctable",
  NOT_CANCELLABLE: "correctable",
  INVALID_STATE: "correctable",
  CONFLICT: "transient",
  IDEMPOTENCY_CONFLICT: "correctable",
} as const;
export type FaultCode = keyof typeof recoveries;

type FaultIssue = { pointer: string; message: string; keyword: string };
export type FaultParts = { field?: string; suggestion?: string; issues?: FaultIssue[]; retryAfterSeconds?: number };

/** A refusal in the protocol's own words. Tasks throw it; `adcpErrorOf` writes it. */
export class AdcpFault extends Error {
  readonly code: FaultCode;
  readonly parts: FaultParts;
  constructor(code: FaultCode, message: string, parts: FaultParts = {}) {
    super(message);
    this.code = code;
    this.parts = parts;
  }
}

/** The protocol's `error` object. A conflict of keys tells nothing that could be about the first call. */
export const adcpErrorOf = ({ code, message, parts: { retryAfterSeconds, ...parts } }: AdcpFault) =>
  code === "IDEMPOTENCY_CONFLICT"
    ? { code, message }
    : {
        code,
        message,
        recovery: recoveries[code],
        ...(retryAfterSeconds === undefined ? {} : { retry_after: retryAfterSeconds }),
        ...parts,
      };

/** Byline's refusals that mean more than their status does. */
const codesOfRefusals: Record<string, FaultCode> = {
  insufficient_balance: "ACCOUNT_PAYMENT_REQUIRED",
  organization_suspended: "ACCOUNT_SUSPENDED",
  spend_limit: "BUDGET_EXCEEDED",
  budget_exceeded: "BUDGET_EXCEEDED",
  campaign_closed: "INVALID_STATE",
  not_available: "PRODUCT_UNAVAILABLE",
  total_changed: "PRODUCT_UNAVAILABLE",
  own_media: "POLICY_VIOLATION",
  related_organizations: "POLICY_VIOLATION",
  publish_date: "INVALID_REQUEST",
  idempotency_key_reused: "IDEMPOTENCY_CONFLICT",
  idempotency_key_in_use: "CONFLICT",
  changed_meanwhile: "CONFLICT",
};

const codesOfStatuses: Record<number, FaultCode> = {
  400: "INVALID_REQUEST",
  401: "PERMISSION_DENIED",
  403: "PERMISSION_DENIED",
  404: "REFERENCE_NOT_FOUND",
  409: "INVALID_STATE",
  422: "INVALID_REQUEST",
  429: "RATE_LIMITED",
};

type RefusedCall = {
  status: number;
  code: string;
  message: string;
  violations?: readonly { propertyPath: string; message: string; code: string }[];
  retryAfterSeconds?: number;
};

/** Translates a refusal of one of Byline's own commands. */
export function faultOf({ status, code, message, violations = [], retryAfterSeconds }: RefusedCall): AdcpFault {
  const [first] = violations;
  const issues = violations.map(({ propertyPath, message: words, code: keyword }) => ({
    pointer: `/${propertyPath.replaceAll(".", "/")}`,
    message: words,
    keyword,
  }));
  const named = Object.hasOwn(codesOfRefusals, code) ? codesOfRefusals[code] : undefined;
  return new AdcpFault(named ?? codesOfStatuses[status] ?? "SERVICE_UNAVAILABLE", message, {
    ...(first ? { field: fieldOf(first.propertyPath), issues } : {}),
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  });
}

/** `packages.0.budget` → `packages[0].budget`. */
const fieldOf = (path: string): string => path.replaceAll(/\.(\d+)/g, "[$1]");
