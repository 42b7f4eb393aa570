import type { Labels } from '@careloom/contract/issues';
import type { Page } from '@playwright/test';
import { specified } from '../support/catalogue';
import type { Hand } from '../support/hands';
import { startingWith } from '../support/patterns';

/** The form of a record in its modal, filled in by a person. */
export function recordForm(page: Page, title: string, labels: Labels, hand: Hand) {
  const dialog = page.getByRole('dialog', { name: specified(title), exact: true });
  // A list of choices bears the label of its field too.
  const control = (field: string) =>
    dialog.getByLabel(startingWith(specified(labels[field] ?? ''))).and(dialog.locator('input, select, textarea'));
  const enter = async (field: string, value: string) => {
    const kind = await control(field).evaluate((element) => element.getAttribute('role') ?? element.tagName);
    if (kind === 'SELECT') return hand.choose(page, control(field), value);
    await hand.type(page, control(field), value);
    if (kind === 'combobox') await hand.take(page, page.getByRole('option', { name: value }).first());
  };
  return {
    dialog,
    control,
    /** Text key by key, choices by their word. */
    fill: async (entry: Readonly<Record<string, string>>) => {
      for (const [field, value] of Object.entries(entry)) await enter(field, value);
    },
    submit: (verb: string) => hand.press(page, dialog.getByRole('button', { name: specified(verb), exact: true })),
  };
}
