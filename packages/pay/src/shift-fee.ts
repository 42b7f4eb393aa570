/** A hundredth of a percent: the setting has two decimals, and in whole basis points a fee is integer arithmetic. */
const basisPoints = (percent: number) => Math.round(percent * 100);

/** `basis` per ten thousand of an amount in cents, half-up. In BigInt: the product of a large amount is more than a number holds exactly. */
const share = (cents: number, basis: number) => Number((BigInt(cents) * BigInt(basis) * 2n + 10_000n) / 20_000n);

/**
 * The fee on one shift, in cents, half-up. Taken from the shift's cost, never from expenses.
 * @param percent as set, up to two decimals: 7.5
 */
export const shiftFee = (costCents: number, percent: number) => share(costCents, basisPoints(percent));

const GST = 1_000;

/** Goods and services tax on an amount in cents, half-up: 10 %. */
export const gstOn = (cents: number) => share(cents, GST);
