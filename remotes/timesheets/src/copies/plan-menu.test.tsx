import { beforeAll, expect, test } from '@jest/globals';
import { answering, type Asked, aUser, draw, json, refusal, user } from '@careloom/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { PlanMenu } from './plan-menu';

const house = { id: 7, name: 'Banksia House' };
const template = (id: number, name: string, shifts: number) => ({ id, name, house, shifts });
const templates = [template(3, 'Ordinary week', 14), template(4, 'School holidays', 1)];

const server = (answers: Partial<Record<string, ReturnType<typeof json>>> = {}) =>
  answering(({ method, url }: Asked) => {
    const given = answers[`${method} ${url}`];
    if (given) return given;
    if (url.endsWith('/preview')) return json(200, { shifts: [], left_out: 0 });
    return method === 'GET' ? json(200, templates) : json(200, method === 'DELETE' ? {} : templates[0], 'Done.');
  });
/** Loads the dialogs of the menu in advance, so that no test waits for them. */
beforeAll(async () => {
  await Promise.all([
    import('@careloom/shared/ui-overlay'),
    import('./copy-sheet'),
    import('./templates-sheet'),
    import('./template-form'),
  ]);
});

const sent = (asked: () => readonly Asked[]) => asked().filter(({ method }) => method !== 'GET');

async function openMenu() {
  await waitFor(() => expect(screen.getByRole('button', { name: 'Plan' })).toHaveAttribute('aria-haspopup'));
  screen.getByRole('button', { name: 'Plan' }).focus();
  await user.keyboard('{ArrowDown}');
  await screen.findByRole('menu', { name: 'Plan' });
}
/** Picks an entry of the menu by keyboard. */
async function pick(act: string) {
  const entry = screen.getByRole('menuitem', { name: act });
  for (let step = 0; step < 6 && !entry.hasAttribute('data-highlighted'); step += 1) await user.keyboard('{ArrowDown}');
  await user.keyboard('{Enter}');
}
async function open(act: string, days = 7, of: typeof house | null = house) {
  draw(<PlanMenu first="2026-11-16" days={days} house={of} />, { as: aUser({ permissions: ['shift-create'] }) });
  await openMenu();
  await pick(act);
}
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('a week is saved as a template under a name', async () => {
  const asked = server();
  await open('Save as a template');
  const form = await dialog('Save 16 – 22 Nov 2026 as a template');
  expect(await form.findByText('The shifts of Banksia House in this week, with their times and workers.')).toBeInTheDocument();
  await user.type(await form.findByRole('textbox', { name: 'Template name' }), 'Ordinary week');
  await user.click(form.getByRole('button', { name: 'Save as a template' }));
  await closed();
  expect(sent(asked)[0]).toMatchObject({
    method: 'POST',
    url: '/roster-templates',
    body: { house_id: 7, from: '2026-11-16', name: 'Ordinary week' },
  });
});

test('from a fortnight the user chooses the week to save', async () => {
  const asked = server();
  await open('Save as a template', 14);
  const form = await dialog('Save a week as a template');
  await user.type(await form.findByRole('textbox', { name: 'Template name' }), 'Second');
  expect(form.getByRole('radio', { name: '16 – 22 Nov 2026' })).toBeChecked();
  await user.click(form.getByRole('radio', { name: '23 – 29 Nov 2026' }));
  await user.click(form.getByRole('button', { name: 'Save as a template' }));
  await closed();
  expect(sent(asked)[0]?.body).toEqual({ house_id: 7, from: '2026-11-23', name: 'Second' });
});

test('a duplicate name is refused at the field, and the typed name stays', async () => {
  const words = 'The template name has already been taken.';
  server({ 'POST /roster-templates': refusal(422, 'The given data was invalid.', { errors: { name: [words] } }) });
  await open('Save as a template');
  const form = await dialog('Save 16 – 22 Nov 2026 as a template');
  const name = await form.findByRole('textbox', { name: 'Template name' });
  await user.type(name, 'Ordinary week');
  await user.click(form.getByRole('button', { name: 'Save as a template' }));
  await waitFor(() => expect(name).toBeInvalid());
  expect(name).toHaveAccessibleDescription(words);
  expect(name).toHaveValue('Ordinary week');
});

test('the templates of a house are listed with their number of shifts; a template is applied to the week shown', async () => {
  const asked = server();
  await open('Templates');
  const sheet = await dialog('Templates of Banksia House');
  expect((await sheet.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    'Ordinary week14 shiftsApplyRenameDelete',
    'School holidays1 shiftApplyRenameDelete',
  ]);
  expect(sheet.queryByRole('combobox')).toBeNull();
  await user.click(sheet.getByRole('button', { name: 'Apply School holidays' }));
  await dialog('Apply School holidays to 16 – 22 Nov 2026');
  expect(sent(asked)[0]?.body).toEqual({ template_id: 4, to: '2026-11-16' });
});

test('in a fortnight the user chooses the week to apply it to', async () => {
  const asked = server();
  await open('Templates', 14);
  const sheet = await dialog('Templates of Banksia House');
  await user.selectOptions(await sheet.findByRole('combobox', { name: 'Apply to' }), '23 – 29 Nov 2026');
  await user.click(sheet.getByRole('button', { name: 'Apply Ordinary week' }));
  await dialog('Apply Ordinary week to 23 – 29 Nov 2026');
  expect(sent(asked)[0]?.body).toEqual({ template_id: 3, to: '2026-11-23' });
});

test('a template is renamed, and deleted after a confirmation', async () => {
  const asked = server();
  await open('Templates');
  const sheet = await dialog('Templates of Banksia House');
  await user.click(await sheet.findByRole('button', { name: 'Rename Ordinary week' }));
  const form = await dialog('Rename the template');
  const name = await form.findByRole('textbox', { name: 'Template name' });
  expect(name).toHaveValue('Ordinary week');
  await user.type(name, ' of ours');
  await user.click(form.getByRole('button', { name: 'Rename' }));
  await waitFor(() =>
    expect(sent(asked)[0]).toMatchObject({ method: 'PUT', url: '/roster-templates/3', body: { name: 'Ordinary week of ours' } }),
  );
  await user.click(await sheet.findByRole('button', { name: 'Delete School holidays' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('Delete the template School holidays? Shifts that were planned with it stay.')).toBeInTheDocument();
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(sent(asked)[1]).toMatchObject({ method: 'DELETE', url: '/roster-templates/4' }));
});

test('without a house nothing can be saved, and the reason is shown; a fortnight copies the fortnight before', async () => {
  const asked = server();
  draw(<PlanMenu first="2026-11-16" days={14} house={null} />, { as: aUser({ permissions: ['shift-create'] }) });
  await openMenu();
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    'Copy the fortnight before',
    'Fill for me',
    'Templates: choose a house first',
  ]);
  await pick('Copy the fortnight before');
  await dialog('Copy 2 – 15 Nov 2026 to 16 – 29 Nov 2026');
  expect(sent(asked)[0]?.body).toEqual({ from: '2026-11-02', to: '2026-11-16', days: 14, house_ids: [] });
});

test('without permission to plan there is no menu', () => {
  draw(<PlanMenu first="2026-11-16" days={7} house={house} />, { as: aUser({ permissions: [] }) });
  expect(screen.queryByRole('button')).toBeNull();
});
