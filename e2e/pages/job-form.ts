import { jobLabels } from '@careloom/contract/resources/jobs';
import { specified } from '../support/catalogue';
import { startingWith } from '../support/patterns';
import type { Finds, Located } from './finds';

type Field = keyof typeof jobLabels;

/** The entries, field by field: text as typed, choices by the key of their text, the house by its name. */
export type JobEntry = Partial<Record<Field, string>>;

const CHOICES: readonly Field[] = ['type', 'visibility', 'when_needed', 'preferred_gender'];

/** The form of a job in its modal, for a new job and for an edit. */
export const jobForm = <Found extends Located<Found>>(page: Finds<Found>, title = 'form.post_a_job') => {
  const dialog = page.getByRole('dialog', { name: specified(title) });
  /** The start of a label: "optional" or the number of remaining characters may follow. */
  const control = (field: Field) => {
    const name = startingWith(specified(jobLabels[field]));
    // The list of choices has the label of its field, too.
    return field === 'house_id' ? dialog.getByRole('combobox', { name }) : dialog.getByLabel(name);
  };
  const enter = async (field: Field, value: string) => {
    if (field === 'house_id') {
      await control(field).fill(value);
      await page.getByRole('option', { name: value }).click();
    } else if (field === 'type') {
      await control(field).selectOption({ label: specified(value) });
    } else if (CHOICES.includes(field)) {
      await dialog.getByRole('radio', { name: specified(value) }).check();
    } else await control(field).fill(value);
  };
  return {
    dialog,
    control,
    submit: dialog.getByRole('button', { name: specified(title) }),
    fill: async (entry: JobEntry) => {
      for (const [field, value] of Object.entries(entry) as [Field, string][]) await enter(field, value);
    },
  };
};
