import type { Labels } from '@careloom/contract/issues';
import type { Locator, Page } from '@playwright/test';
import { specified } from '../support/catalogue';
import type { Hand } from '../support/hands';
import { startingWith } from '../support/patterns';

/** The fields of a form, filled in as by a person. @param form the element that contains it */
export function formFields(page: Page, form: Locator, labels: Labels, hand: Hand) {
  // A list of choices has the label of its field, too.
  const control = (field: string) =>
    form.getByLabel(startingWith(specified(labels[field] ?? ''))).and(form.locator('input, select, textarea'));
  const enter = async (field: string, value: string) => {
    const kind = await control(field).evaluate((element) => element.getAttribute('role') ?? element.tagName);
    if (kind === 'SELECT') return hand.choose(page, control(field), value);
    await hand.type(page, control(field), value);
    if (kind === 'combobox') await hand.take(page, page.getByRole('option', { name: value }).first());
  };
  return {
    control,
    /** Types text key by key, and picks choices by their text. */
    fill: async (entry: Readonly<Record<string, string>>) => {
      for (const [field, value] of Object.entries(entry)) await enter(field, value);
    },
    submit: (verb: string) => hand.press(page, form.getByRole('button', { name: specified(verb), exact: true })),
  };
}

/** The form of a record in its modal, filled in as by a person. */
export function recordForm(page: Page, title: string, labels: Labels, hand: Hand) {
  const dialog = page.getByRole('dialog', { name: specified(title), exact: true });
  return { dialog, ...formFields(page, dialog, labels, hand) };
}
