/** The organisation's share of a shift's cost, in percent. */
export const FEE_PERCENT = 7.5;

/** The fee of a cost in cents, half up (domain, 2). */
export const feeOf = (costCents: number): number => Math.floor((costCents * FEE_PERCENT * 100 + 5000) / 10_000);

/** GST of an amount in cents, half up. */
export const gstOf = (cents: number): number => Math.floor((cents * 10 + 50) / 100);
