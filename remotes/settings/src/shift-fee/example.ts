import { gstOn, shiftFee } from '@careloom/pay/shift-fee';

/** Cents: the cost of the shift in the example. */
const COST = 40_000;

export interface FeeExample {
  /** Dollars. */
  cost: string;
  fee: string;
  payable: string;
  /** Where the worker is registered for GST. */
  with_gst: string;
}

const dollars = (cents: number) => (cents / 100).toFixed(2);

/** The fee of one shift. @param typed percent, with up to two decimals. @returns null while it is no percentage */
export function feeExample(typed: string): FeeExample | null {
  const percent = Number(typed);
  if (!/^\d{1,3}(\.\d{0,2})?$/.test(typed.trim()) || percent > 100) return null;
  const fee = shiftFee(COST, percent);
  const payable = COST - fee;
  return { cost: dollars(COST), fee: dollars(fee), payable: dollars(payable), with_gst: dollars(payable + gstOn(payable)) };
}
