/** A flag as the wire has it. */
export const bit = (flag: boolean): 0 | 1 => (flag ? 1 : 0);
