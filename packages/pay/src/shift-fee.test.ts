import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { invoiceTotals } from './invoice-totals';
import { gstOn, shiftFee } from './shift-fee';

describe('a shift fee', () => {
  test.each([
    [40_000, 7.5, 3_000],
    [12_345, 7.5, 926],
    [10_000, 0, 0],
    [10_000, 100, 10_000],
    [1, 50, 1],
    [1, 49.99, 0],
    [10_050, 1.15, 116],
    // A day at the highest possible rate.
    [23_999_999_999_976, 7.53, 1_807_199_999_998],
  ])('of %i cents at %d %% is %i cents', (cost, percent, fee) => {
    expect(shiftFee(cost, percent)).toBe(fee);
  });

  test('is rounded to the nearest cent, half-up', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 24_000_000_000_000 }), fc.integer({ min: 0, max: 10_000 }), (cost, basis) => {
        const exact = BigInt(cost) * BigInt(basis);
        const whole = exact / 10_000n + ((exact % 10_000n) * 2n >= 10_000n ? 1n : 0n);
        expect(BigInt(shiftFee(cost, basis / 100))).toBe(whole);
      }),
    );
  });

  test.each([
    [37_000, 3_700],
    [5, 1],
    [4, 0],
  ])('GST on %i cents is %i cents', (cents, gst) => {
    expect(gstOn(cents)).toBe(gst);
  });
});

describe('an invoice', () => {
  const one = { shifts: [{ cost_cents: 40_000, fee_cents: 3_000 }], expenses: [] };

  test('pays cost minus fee, with GST for a registered worker only', () => {
    expect(invoiceTotals({ ...one, gst_registered: false })).toMatchObject({ payable_cents: 37_000, gst_cents: 0 });
    expect(invoiceTotals({ ...one, gst_registered: true })).toMatchObject({ payable_cents: 40_700, gst_cents: 3_700 });
  });

  test('computes neither fee nor GST on expenses', () => {
    const totals = invoiceTotals({ ...one, expenses: [{ amount_cents: 1_550 }], gst_registered: true });
    expect(totals).toEqual({
      cost_of_service_cents: 40_000,
      shift_fees_cents: 3_000,
      expenses_cents: 1_550,
      sub_total_cents: 41_550,
      gst_cents: 3_700,
      payable_cents: 42_250,
    });
  });

  test('sums rounded fees, and does not round the fee of the sum', () => {
    const shift = { cost_cents: 12_345, fee_cents: shiftFee(12_345, 7.5) };
    expect(invoiceTotals({ shifts: [shift, shift, shift], expenses: [], gst_registered: false })).toMatchObject({
      shift_fees_cents: 2_778,
      payable_cents: 34_257,
    });
    expect(shiftFee(12_345 * 3, 7.5)).toBe(2_778);
    expect(shiftFee(12_341, 7.5) * 3).not.toBe(shiftFee(12_341 * 3, 7.5));
  });
});
