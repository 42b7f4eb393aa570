/** Percent to basis points: the setting has two decimals, so that fees are computed in integers. */
const basisPoints = (percent: number) => Math.round(percent * 100);

/** `basis` ten-thousandths of an amount in cents, half-up. In BigInt, because the product for a large amount exceeds the safe integers. */
const share = (cents: number, basis: number) => Number((BigInt(cents) * BigInt(basis) * 2n + 10_000n) / 20_000n);

/**
 * The fee on one shift, in cents, half-up. Computed from the shift's cost, never from expenses.
 * @param percent as in the setting, up to two decimals: 7.5
 */
export const shiftFee = (costCents: number, percent: number) => share(costCents, basisPoints(percent));

const GST = 1_000;

/** Goods and services tax on an amount in cents, half-up: 10 %. */
export const gstOn = (cents: number) => share(cents, GST);
