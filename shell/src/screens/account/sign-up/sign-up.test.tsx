import { navigate, step } from '@careloom/shared/navigation';
import { answering, draw, json, refusal, user } from '@careloom/shared/testing';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { APPLICATION, openStep } from '../../../testing/application';
import { knowRoutes } from '../../../testing/routes';
import { SignUpPage } from './sign-up-page';

beforeEach(() => {
  knowRoutes();
  act(() => navigate('/sign-up/step-one', { replace: true, force: true }));
});
afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const address = () => window.location.pathname + window.location.search;

test('Continue checks only the fields of its step, and shows the number of errors', async () => {
  draw(<SignUpPage />);
  expect(await heading('You')).toHaveFocus();
  await press('Continue');
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveFocus();
  expect(summary).toHaveTextContent('10 things to fix. First Name, Last Name, Email');
  expect(summary).not.toHaveTextContent('ABN');
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Email is required'));
  expect(address()).toBe('/sign-up/step-one');
});

test('after a refusal an error disappears with the keystroke that fixes it', async () => {
  openStep('papers', { why_contractor: '', heard_about: '' });
  draw(<SignUpPage />);
  await heading('Your papers');
  await press('Continue');
  const field = screen.getByLabelText('How they heard about the product');
  await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'));
  await user.type(field, 'A');
  expect(field).not.toHaveAttribute('aria-invalid', 'true');
});

test('the address contains the step: Enter goes on, Back and the history go one step back', async () => {
  openStep('work');
  draw(<SignUpPage />);
  await heading('Your work');
  await user.type(screen.getByLabelText('ABN'), '{Enter}');
  expect(await heading('Your papers')).toHaveFocus();
  expect(address()).toBe('/sign-up/step-one?step=papers');
  await press('Back');
  expect(await heading('Your work')).toHaveFocus();
  act(() => step(1));
  expect(await heading('Your papers')).toHaveFocus();
});

test('no step opens before the previous steps are complete', async () => {
  openStep('ready', { abn: '51824753557' });
  draw(<SignUpPage />);
  expect(await heading('Your work')).toBeVisible();
  expect(address()).toBe('/sign-up/step-one?step=work');
});

test('an ABN is checked at its last digit, before blur', async () => {
  openStep('work', { abn: '' });
  draw(<SignUpPage />);
  const abn = await screen.findByLabelText('ABN');
  await user.type(abn, '51 824 753 55');
  expect(abn).not.toHaveAccessibleDescription();
  await user.type(abn, '7');
  await waitFor(() => expect(abn).toHaveAccessibleDescription('ABN format is invalid.'));
  await user.type(abn, '{Backspace}6');
  await waitFor(() => expect(abn).toHaveAccessibleDescription('The check digits are right.'));
});

test('after "No" the clients are not validated, and after "Yes" they are restored', async () => {
  openStep('work');
  draw(<SignUpPage />);
  await user.click(await screen.findByRole('radio', { name: 'Yes, I will name them' }));
  const name = await screen.findByLabelText('Client Name');
  expect(name).not.toHaveAttribute('aria-invalid', 'true');
  await user.type(name, 'Mia');
  await press('Continue');
  expect(await screen.findByRole('alert')).toHaveTextContent('One thing to fix. Client Email.');
  await user.click(screen.getByRole('radio', { name: 'No' }));
  await user.click(screen.getByRole('radio', { name: 'Yes, I will name them' }));
  expect(await screen.findByLabelText('Client Name')).toHaveValue('Mia');
  await press('Add a client');
  await waitFor(() => expect(screen.getAllByLabelText('Client Name')[1]).toHaveFocus());
  await user.click(screen.getByRole('radio', { name: 'No' }));
  await press('Continue');
  expect(await heading('Your papers')).toBeVisible();
});

test('the last step shows all values; editing a step returns to it', async () => {
  openStep('ready');
  draw(<SignUpPage />);
  await heading('Ready');
  const work = screen.getByRole('heading', { level: 2, name: 'Your work' }).closest('section') as HTMLElement;
  expect(within(work).getByText('ABN').nextElementSibling).toHaveTextContent('51 824 753 556');
  expect(screen.getByText('State').nextElementSibling).toHaveTextContent('New South Wales');
  expect(screen.getByText('Date of Birth').nextElementSibling).toHaveTextContent('31 Jan 1990');
  await user.click(within(work).getByRole('link', { name: /^Change.*Your work$/ }));
  await heading('Your work');
  await press('Continue');
  expect(await heading('Ready')).toBeVisible();
});

async function send() {
  await user.type(screen.getByLabelText('Password'), APPLICATION.password);
  await user.type(screen.getByLabelText('Confirm password'), APPLICATION.password);
  await press('Sign Up');
}

test('an email with an account leads back to its field, and nothing is lost', async () => {
  const taken = { errors: { email: ['Email has already been taken.'] } };
  const asked = answering(refusal(422, 'Unprocessable Entity.', taken), json(200, { id: 9 }));
  openStep('ready');
  draw(<SignUpPage />);
  await heading('Ready');
  expect(screen.getByText('Draft restored.')).toBeVisible();
  await send();
  expect(await heading('You')).toBeVisible();
  const email = screen.getByLabelText('Email');
  expect(email).toHaveFocus();
  expect(email).toHaveValue(APPLICATION.email);
  expect(email).toHaveAccessibleDescription('Email has already been taken.');
  expect(screen.queryByText('Draft restored.')).toBeNull();
  await user.clear(email);
  await user.type(email, 'other@careloom.test{Enter}');
  await heading('Ready');
  expect(screen.getByLabelText('Password')).toHaveValue(APPLICATION.password);
  await press('Sign Up');
  expect(await heading('Check your email')).toHaveFocus();
  const sent = asked()[1]?.body as FormData;
  expect(Object.fromEntries(sent)).toMatchObject({
    email: 'other@careloom.test',
    first_name: 'Ada',
    abn: '51824753556',
    weekly_hours: '20',
    bringing_clients: '0',
  });
  expect(sessionStorage).toHaveLength(0);
});

test('without browser storage a note is shown, and the page loses nothing', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  draw(<SignUpPage />);
  await heading('You');
  expect(screen.getByText('Kept in this tab until you finish.')).toBeVisible();
  await user.type(screen.getByLabelText('First Name'), 'Ada');
  expect(await screen.findByText('This browser keeps nothing: what you type is lost when you leave.')).toBeVisible();
  expect(screen.getByLabelText('First Name')).toHaveValue('Ada');
});
