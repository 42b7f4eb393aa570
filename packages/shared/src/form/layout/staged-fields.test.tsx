import * as rules from '@careloom/contract/rules';
import { z } from '@careloom/contract/schema';
import { expect, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { UiProvider } from '../../ui/index';
import { FormGrid, FormModal, FormPage, TextField, useSchemaForm } from '../index';

const NAMES = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const;
const schema = z.object(Object.fromEntries(NAMES.map((name) => [name, rules.text(20)])));
const defaultValues = Object.fromEntries(NAMES.map((name) => [name, '']));

function Form({ Frame }: { Frame: typeof FormModal | typeof FormPage }) {
  const form = useSchemaForm(schema, {}, { defaultValues, onSubmit: () => new Promise<never>(() => undefined), onDone: () => undefined });
  return (
    <UiProvider>
      <Frame form={form} title="Ten" verb="Save" onClose={() => undefined}>
        <FormGrid>
          {NAMES.map((name) => (
            <TextField key={name} name={name} label={name} />
          ))}
        </FormGrid>
      </Frame>
    </UiProvider>
  );
}

test('a dialog opens before its fields, which are added a few at a time in order, and the first gets the focus', async () => {
  const seen = new Set<number>();
  const watch = new MutationObserver(() => seen.add(document.querySelectorAll('form input').length));
  watch.observe(document.body, { childList: true, subtree: true });
  render(<Form Frame={FormModal} />);
  expect(await screen.findByLabelText('ten')).toBeInTheDocument();
  watch.disconnect();
  expect([...seen]).toEqual([0, 2, 8, 10]);
  expect(screen.getAllByRole('textbox').map((field) => field.getAttribute('name'))).toEqual([...NAMES]);
  await waitFor(() => expect(screen.getByLabelText('one')).toHaveFocus());
});

test('a form on a page has all its fields in the first frame', () => {
  render(<Form Frame={FormPage} />);
  expect(screen.getAllByRole('textbox')).toHaveLength(NAMES.length);
});
