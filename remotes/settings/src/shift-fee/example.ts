import { gstOn, shiftFee } from '@careloom/pay/shift-fee';

/** Cost of the shift in the example, in cents. */
const COST = 40_000;

export interface FeeExample {
  /** Dollars. */
  cost: string;
  fee: string;
  payable: string;
  /** The amount if the worker is registered for GST. */
  with_gst: string;
}

const dollars = (cents: number) => (cents / 100).toFixed(2);

/** The fee of the example shift. @param typed percentage, with up to two decimals. @returns null if it is no percentage */
export function feeExample(typed: string): FeeExample | null {
  const percent = Number(typed);
  if (!/^\d{1,3}(\.\d{0,2})?$/.test(typed.trim()) || percent > 100) return null;
  const fee = shiftFee(COST, percent);
  const payable = COST - fee;
  return { cost: dollars(COST), fee: dollars(fee), payable: dollars(payable), with_gst: dollars(payable + gstOn(payable)) };
}
