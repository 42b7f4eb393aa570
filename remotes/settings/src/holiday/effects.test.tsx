import { expect, test } from '@jest/globals';
import type { Holiday } from '@careloom/contract/resources/holidays';
import { answering, aUser, draw, json, refusal, user } from '@careloom/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { RemovalEffect } from './effects';
import { AddHoliday, EditHoliday } from './holiday-form';

const HOLIDAY: Holiday = {
  id: 7,
  date: '2027-06-14',
  name: 'King’s Birthday',
  state: { id: 1, name: 'NSW' },
  starts_at: null,
  region: null,
  provisional: 1,
};
const GENERAL = 'Shifts of that day that are not approved yet are priced anew.';
const effects = (text: string) => json(200, { shifts: 2, total_before: '640.00', total_after: '1408.00', difference: '768.00', text });
const none = () => undefined;
const effect = () => screen.getAllByRole('status').find((one) => one.textContent?.includes('priced anew'));

test('while a new holiday is typed, its effect on prices is requested and shown, even before it has a name', async () => {
  const asked = answering(effects('2 shifts would be priced anew.'));
  draw(<AddHoliday onClose={none} />, { as: aUser() });
  const date = await screen.findByLabelText('Date');
  expect(effect()).toHaveTextContent(GENERAL);
  await user.type(date, '14/6/2027');
  await user.selectOptions(await screen.findByLabelText('State', {}, { timeout: 5000 }), 'NSW');
  expect(await screen.findByText('2 shifts would be priced anew.')).toBeInTheDocument();
  expect(asked().at(-1)).toMatchObject({ url: '/holiday/preview', body: { date: '2027-06-14', state_id: 1, id: null } });
});

test('choosing another state clears the region, so that the region always belongs to the state', async () => {
  const asked = answering(effects('2 shifts would be priced anew.'));
  draw(<EditHoliday holiday={{ ...HOLIDAY, region: 'west' }} onClose={none} />, { as: aUser() });
  expect(await screen.findByLabelText(/^Region/, {}, { timeout: 5000 })).toHaveValue('west');
  await user.selectOptions(screen.getByLabelText('State'), 'VIC');
  expect(screen.getByLabelText(/^Region/)).toHaveValue('');
  await waitFor(() => expect(asked().at(-1)?.body).toMatchObject({ region: null, state_id: 2 }));
});

test('an edited holiday is requested with its id, and the form shows that saving confirms it', async () => {
  const asked = answering(effects('No shift would cost anything else.'));
  draw(<EditHoliday holiday={HOLIDAY} onClose={none} />, { as: aUser() });
  expect(await screen.findByText('No shift would cost anything else.')).toBeInTheDocument();
  expect(asked()[0]?.body).toMatchObject({ id: 7, date: '2027-06-14', region: null });
  expect(screen.getByText('Saving confirms the day.')).toBeInTheDocument();
});

test('the confirmation of a deletion shows its effect, or the reason of a refusal', async () => {
  const reason = 'The shift Morning of 2027-06-14 can not be priced anew.';
  const asked = answering(refusal(422, reason));
  draw(<RemovalEffect id={7} />, { as: aUser() });
  expect(await screen.findByText(reason)).toBeInTheDocument();
  expect(asked()[0]?.url).toBe('/holiday/7/preview-delete');
});

test('with an earlier server, which lacks the call, only the general sentence is shown', async () => {
  const asked = answering(refusal(404, 'Record does not exist.'));
  draw(<RemovalEffect id={7} />, { as: aUser() });
  await waitFor(() => expect(asked()).toHaveLength(1));
  expect(effect()).toHaveTextContent(GENERAL);
});
