/** Constant id of the API's only item. */
export const moneyFlowId = "00000000-0000-4000-8000-000000000005";
