import { createTranslator } from '@careloom/shared/i18n';
import { tables } from '../texts';
import { shiftFeeWords } from './words';

/** The fee of a shift. */
const shiftFeeTexts = {
  'shift_fee.help': 'It is taken from the cost of each shift that is priced from now on, never from expenses.',
  'shift_fee.example': 'Example',
  'shift_fee.cost': 'Cost of a shift',
  'shift_fee.fee': 'Shift fee',
  'shift_fee.payable': 'Paid to the worker',
  'shift_fee.with_gst': 'With GST, where registered',
} as const;

export const t = createTranslator('settings', shiftFeeTexts, shiftFeeWords, ...tables);
