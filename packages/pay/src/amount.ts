/**
 * What minutes cost at an hourly rate, in cents, half-up. In integers throughout, so that no float decides a cent.
 * @param minutes elapsed, whole
 * @param rateCents an hour
 */
export const amountOf = (minutes: number, rateCents: number) => Math.floor((minutes * rateCents * 2 + 60) / 120);
