import { fieldJobMessages } from '@careloom/contract/messages/field-job';
import * as rules from '@careloom/contract/rules';
import { z } from '@careloom/contract/schema';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Answer } from '../http/index';
import { addTexts } from '../i18n/index';
import { hasUnsaved } from '../navigation/index';
import { UiProvider } from '../ui/index';
import { DateField, FormPage, MoneyField, PasswordField, SwitchField, TextField, TimeField, useSchemaForm } from './index';

addTexts('test', fieldJobMessages);

const schema = z
  .object({
    name: rules.text(20),
    start_date: rules.date(),
    end_date: rules.optional(rules.date()),
    start_time: rules.time(),
    amount: rules.currency(),
    is_overnight: rules.flag(),
    password: rules.strongPassword(),
  })
  .check(
    z.refine((body) => body.end_date === null || body.end_date >= body.start_date, {
      error: 'validation.after_or_equal',
      path: ['end_date'],
      params: { date: 'Start Date' },
    }),
  );
const labels = { name: 'field.job.name_title', start_date: 'field.job.start_date', end_date: 'field.job.end_date' } as const;
const EMPTY = { name: '', start_date: '', end_date: '', start_time: '', amount: '', is_overnight: 0 as const, password: '' };

const done: Answer<null> = { ok: true, code: 200, message: 'Done.', data: null };
const send = jest.fn<(values: z.output<typeof schema>) => Promise<Answer<null>>>();
const left = jest.fn();

function Form({ values }: { values: Partial<typeof EMPTY> }) {
  const form = useSchemaForm(schema, labels, { defaultValues: { ...EMPTY, ...values }, onSubmit: send, onDone: left });
  return (
    <UiProvider>
      <FormPage form={form} title="Post a Job" verb="Post">
        <TextField name="name" />
        <DateField name="start_date" />
        <DateField name="end_date" />
        <TimeField name="start_time" />
        <MoneyField name="amount" />
        <SwitchField name="is_overnight" label="Overnight" />
        <PasswordField name="password" autoComplete="new-password" checklist />
      </FormPage>
    </UiProvider>
  );
}

const RIGHT = { name: 'Nights', start_date: '2026-11-21', start_time: '22:00', amount: '24.00', password: 'Careloom#2026' };
const show = (values: Partial<typeof EMPTY> = {}) => {
  render(<Form values={values} />);
  return userEvent.setup();
};
const field = (name: string | RegExp) => screen.getByLabelText(name, { selector: 'input' });
const press = (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('button', { name: 'Post' }));

beforeEach(() => {
  send.mockReset().mockResolvedValue(done);
  left.mockReset();
});

describe('checking', () => {
  test('a field shows its own error on blur', async () => {
    const user = show();
    await user.click(field('Name/Title'));
    await user.tab();
    expect(await screen.findByText('Name/Title is required')).toBeInTheDocument();
    expect(field('Name/Title')).toHaveAttribute('aria-invalid', 'true');
    expect(field('Start Date')).not.toHaveAttribute('aria-invalid', 'true');
  });

  test('an invalid form is not sent, and its summary gets the focus and links to each field', async () => {
    const user = show();
    await press(user);
    const summary = await screen.findByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
    expect(summary).toHaveTextContent('5 things to fix.');
    expect(send).not.toHaveBeenCalled();
    await user.click(within(summary).getByRole('button', { name: 'Start Date' }));
    expect(field('Start Date')).toHaveFocus();
  });

  test('the error is announced with its control, and the optional field is marked as optional', async () => {
    const user = show();
    await press(user);
    await waitFor(() => expect(field('Name/Title')).toHaveAccessibleDescription(/Name\/Title is required/));
    expect(screen.getByText('optional')).toBeInTheDocument();
  });

  test('an error of a rule over two fields can be fixed in either field', async () => {
    const user = show({ ...RIGHT, end_date: '2026-11-20' });
    await press(user);
    const sentence = 'End Date must be a date after or equal to Start Date.';
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    await user.clear(field('Start Date'));
    await user.type(field('Start Date'), '19/11/2026');
    await waitFor(() => expect(screen.queryByText(sentence)).toBeNull());
  });

  test('a time is a value of the form while it is typed, without a flickering error', async () => {
    const user = show({ ...RIGHT, start_time: '' });
    await press(user); // from here on, each keystroke validates the field
    const time = screen.getByPlaceholderText('HH:mm');
    await waitFor(() => expect(time).toHaveAttribute('aria-invalid', 'true'));
    await user.type(time, '930');
    expect(time).toHaveValue('930');
    await waitFor(() => expect(time).not.toHaveAttribute('aria-invalid', 'true'));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(send.mock.calls[0]?.[0]).toMatchObject({ start_time: '09:30' }));
    await user.tab();
    expect(time).toHaveValue('09:30');
  });
});

describe('sending', () => {
  test('submits the parsed values once, however often the button is pressed', async () => {
    let answer: (answer: Answer<null>) => void = () => undefined;
    send.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const user = show(RIGHT);
    await press(user);
    await press(user);
    await user.type(field('Name/Title'), '{Enter}');
    expect(send).toHaveBeenCalledTimes(1);
    expect(send.mock.calls[0]?.[0]).toMatchObject({ name: 'Nights', end_date: null, is_overnight: 0 });
    answer(done);
    await waitFor(() => expect(left).toHaveBeenCalled());
  });

  test('errors of the server are shown under their fields and nothing is cleared', async () => {
    send.mockResolvedValue({
      ok: false,
      code: 422,
      message: 'Unprocessable Entity.',
      errors: { name: ['Name/Title has already been taken.'] },
    });
    const user = show(RIGHT);
    await press(user);
    expect(await screen.findByText('Name/Title has already been taken.')).toBeInTheDocument();
    expect(field('Name/Title')).toHaveAttribute('aria-invalid', 'true');
    expect(field('Name/Title')).toHaveValue('Nights');
    expect(screen.getByRole('alert')).toHaveTextContent('One thing to fix.');
  });

  test('an error without a field is shown above the form, and the form can be submitted again', async () => {
    send.mockResolvedValueOnce({ ok: false, code: 422, message: 'This record was changed in the meantime.', errors: {} });
    const user = show(RIGHT);
    await press(user);
    expect(await screen.findByText('This record was changed in the meantime.')).toBeInTheDocument();
    await press(user);
    await waitFor(() => expect(left).toHaveBeenCalled());
  });

  test('blocks leaving with unsaved changes, and no longer after saving', async () => {
    const heldAtLeaving: boolean[] = [];
    left.mockImplementation(() => heldAtLeaving.push(hasUnsaved()));
    const user = show(RIGHT);
    expect(hasUnsaved()).toBe(false);
    await user.type(field('Name/Title'), '!');
    expect(hasUnsaved()).toBe(true);
    await press(user);
    await waitFor(() => expect(left).toHaveBeenCalled());
    expect(heldAtLeaving).toEqual([false]);
  });
});

describe('fields', () => {
  test('normalize their value on blur', async () => {
    const user = show(RIGHT);
    for (const [name, typed] of [
      ['Start Date', '1.2.2027'],
      ['Start time', '930'],
      ['Amount', '$1,024.8'],
    ] as const) {
      await user.clear(field(name));
      await user.type(field(name), typed);
      await user.tab();
    }
    expect(field('Start Date')).toHaveValue('01/02/2027');
    expect(field('Start time')).toHaveValue('09:30');
    expect(field('Amount')).toHaveValue('1024.80');
    await user.click(screen.getByRole('switch', { name: 'Overnight' }));
    await press(user);
    await waitFor(() => expect(send).toHaveBeenCalled());
    expect(send.mock.calls[0]?.[0]).toMatchObject({ start_date: '2027-02-01', start_time: '09:30', amount: '1024.80', is_overnight: 1 });
  });

  test('the password is shown on demand, and its checklist is updated while typing', async () => {
    const user = show();
    const password = field('Password');
    await user.type(password, 'Careloom');
    expect(screen.getByText('One digit', { exact: false }).closest('li')).not.toHaveAttribute('data-met');
    await user.type(password, '#2026');
    expect(document.querySelectorAll('.cl-rules > [data-met]')).toHaveLength(6);
    expect(password).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show the password' }));
    expect(password).toHaveAttribute('type', 'text');
  });
});
