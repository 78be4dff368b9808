/** A brand and whoever buys for it. A live one pays from its campaign; a sandbox one has none. */
export type SellerAccount = {
  id: string;
  organizationId: string;
  brandDomain: string;
  /** Empty without one. */
  brandId: string;
  operatorDomain: string;
  sandbox: boolean;
  campaignId: string | null;
};

const brandOf = ({ brandDomain, brandId }: Pick<SellerAccount, "brandDomain" | "brandId">) => ({
  domain: brandDomain,
  ...(brandId === "" ? {} : { brand_id: brandId }),
});

/** The protocol's account. Byline is prepaid: a booking holds its price at once. */
export const accountAnswer = (account: SellerAccount) => ({
  account_id: account.id,
  name: nameOf(account),
  brand: brandOf(account),
  operator: account.operatorDomain,
  status: "active",
  billing: "operator",
  account_scope: "operator_brand",
  sandbox: account.sandbox,
});

const nameOf = ({ brandDomain, operatorDomain }: SellerAccount): string =>
  brandDomain === operatorDomain ? brandDomain : `${brandDomain} c/o ${operatorDomain}`;
