import { shiftLabels } from '@careloom/contract/resources/shifts';
import type { Page } from '@playwright/test';
import type { Hand } from '../support/hands';
import { formFields } from './record-form';

/** The form of a shift, filled in with an input method. */
export function shiftForm(page: Page, title: 'Add shift' | 'Edit shift', hand: Hand) {
  const dialog = page.getByRole('dialog', { name: title, exact: true });
  const fields = formFields(page, dialog, shiftLabels, hand);
  return {
    dialog,
    ...fields,
    /** Picks the first option with these words in its name or description. */
    pick: async (field: string, words: string) => {
      await hand.type(page, fields.control(field), words);
      await hand.take(page, page.getByRole('option').first());
    },
    price: dialog.getByRole('region', { name: 'Why this amount' }),
    save: (verb: string) => hand.press(page, dialog.getByRole('button', { name: verb, exact: true })),
  };
}
