/**
 * The cost of minutes at an hourly rate, in cents, half-up. Integer arithmetic throughout, so that no float decides a cent.
 * @param minutes elapsed, whole
 * @param rateCents per hour
 */
export const amountOf = (minutes: number, rateCents: number) => Math.floor((minutes * rateCents * 2 + 60) / 120);
