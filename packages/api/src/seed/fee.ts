/** The organisation's share of a shift's cost, in percent. */
export const FEE_PERCENT = 7.5;
