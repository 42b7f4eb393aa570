import { actionMessages } from '@careloom/contract/messages/action';
import { commonMessages, shiftStateMessages } from '@careloom/contract/messages/common';
import { fieldExpenseMessages } from '@careloom/contract/messages/field-finance';
import { fieldShiftMessages } from '@careloom/contract/messages/shift';
import { createTranslator } from '@careloom/shared/i18n';
import { amountTexts } from './amount/texts';
import { calendarTexts } from './calendar/texts';
import { rosterTexts } from './roster/texts';
import { fillTexts } from './fill/texts';
import { replacementTexts } from './replacement/texts';
import { shiftFormTexts } from './shift-form/texts';
import { feedTexts } from './feed/texts';
import { ownShiftTexts } from './own-shift/texts';
import { shiftTexts } from './shift/texts';

export const texts = {
  ...amountTexts,
  ...shiftTexts,
  ...shiftFormTexts,
  ...ownShiftTexts,
  ...feedTexts,
  'cover.find_a_worker': 'Find a worker for {when}',
  'next.title': 'Next shifts',
  'next.all': 'All shifts',
  'next.none': 'No shift is rostered.',
  'records.unfilled': 'Unfilled',
  'records.clash': 'Clash',
  'records.noun_shift': 'shift',
  'records.noun_shifts': 'shifts',
  'option.shift_kind.active_night': 'Active Night',
  'option.shift_kind.overnight': 'Overnight',
  ...calendarTexts,
  ...rosterTexts,
  ...replacementTexts,
  ...fillTexts,
} as const;

/** The tables that all files of the remote read. A part that is loaded later has further ones in a `texts.ts` of its own. */
export const tables = [texts, actionMessages, commonMessages, shiftStateMessages, fieldExpenseMessages, fieldShiftMessages] as const;

/** The text of a key: from timesheets' texts, the contract's texts used here, or the menu labels. */
export const t = createTranslator('timesheets', ...tables);
export type TextKey = Parameters<typeof t>[0];
