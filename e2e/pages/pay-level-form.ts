import { payLevelLabels } from '@careloom/contract/resources/pay-levels';
import type { Locator, Page } from '@playwright/test';
import { specified } from '../support/catalogue';

type Field = keyof typeof payLevelLabels;

/** The form of a pay level: its rates, and a line for each weekday band. */
export const payLevelForm = (page: Page) => {
  const main = page.getByRole('main');
  const labelled = (within: Locator, field: Field) => within.getByLabel(specified(payLevelLabels[field]), { exact: true });
  return {
    field: (field: Field) => labelled(main, field),
    /** Counted from 0. */
    inBand: (band: number, field: 'start_time' | 'end_time' | 'pay_rate') =>
      labelled(main.getByRole('group', { name: new RegExp(`band ${band + 1}$`) }), field),
    /** A rate that is derived from others, by its label. */
    derived: (field: Field) =>
      main
        .locator('dl > div')
        .filter({ hasText: specified(payLevelLabels[field]) })
        .locator('dd'),
    /** The line of an example: shift, current price, price with the typed rates. */
    example: (text: 'pay_level.example_day' | 'pay_level.example_friday') => main.getByRole('row').filter({ hasText: specified(text) }),
    fill: (to: string) => main.getByRole('button', { name: specified('pay_level.fill', { to }) }),
    save: main.getByRole('button', { name: specified('button.save'), exact: true }),
  };
};
