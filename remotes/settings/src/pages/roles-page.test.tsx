import { expect, test } from '@jest/globals';
import { heading, user } from '@careloom/shared/testing';
import { act, screen, within } from '@testing-library/react';
import { drawPage } from '../testing/draw-page';

/** Finds a checkbox by the text of its label. The page has hundreds, and a query by role would make jsdom compute the name of each. */
function cell(name: string): HTMLInputElement {
  const control = screen.getByText(name, { selector: 'label *' }).closest('label')?.control;
  if (!(control instanceof HTMLInputElement)) throw new Error(`The label ${name} is of no field.`);
  return control;
}
const open = () => drawPage('settings:roles', { as: 'super_admin' });

test('Roles shows every permission with its description and the roles that have it', async () => {
  await open();
  expect(heading()).toBe('Roles 4 roles, 40 people');
  expect(
    screen
      .getAllByRole('columnheader')
      .slice(0, 5)
      .map((head) => head.textContent),
  ).toEqual(['Permission', 'Super Admin 1 person', 'Senior Manager 3 people', 'Team Leader 6 people', 'Support Worker 30 people']);
  const roles = ['Super Admin', 'Senior Manager', 'Team Leader', 'Support Worker'];
  expect(roles.map((role) => cell(`Add or change a shift, upload a CSV: ${role}`).checked)).toEqual([true, true, true, false]);
  expect(screen.getByRole('checkbox', { name: 'Delete a shift: Senior Manager' })).toBe(cell('Delete a shift: Senior Manager'));
  expect(screen.getByText('shift-create')).toBeInTheDocument();
});

test('a changed cell is described in the dock; a fixed cell stays unchanged and shows the reason', async () => {
  await open();
  await user.click(cell('Delete a shift: Senior Manager'));
  await user.click(cell('See and export the reports: Support Worker'));
  const dock = screen.getByRole('region', { name: '2 changes not saved' });
  expect(dock).toHaveTextContent(
    'Senior Manager loses 1, Support Worker gains 1. It works for all 33 people at once, without logging in again.',
  );
  const fixed = cell('Approve or reject an expense: Team Leader. Only the admin side approves expenses.');
  await user.click(fixed);
  expect(fixed.checked).toBe(false);
  await user.click(cell('Change what a role may do: Super Admin. The super admin keeps the permissions to see and change roles.'));
  expect(dock).toHaveAccessibleName('2 changes not saved');
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(cell('Delete a shift: Senior Manager').checked).toBe(true);
  expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull();
});

test('the search (focused by a slash) finds by action, name and screen; arrows move in the grid, and no match offers to clear', async () => {
  await open();
  const search = screen.getByRole('searchbox', { name: 'Search permissions and screens' });
  await user.keyboard('/invoice-pay');
  expect(search).toHaveValue('invoice-pay');
  expect(screen.getAllByRole('checkbox')).toHaveLength(4);
  act(() => cell('Pay invoices: Super Admin').focus());
  await user.keyboard('{ArrowRight}');
  expect(cell('Pay invoices: Senior Manager')).toHaveFocus();
  for (const [place, permission] of [
    ['Edit Pay-Level', 'pay-level-write'],
    ['/admin/audit', 'audit-read'],
  ] as const) {
    await user.clear(search);
    await user.type(search, place);
    expect(screen.getByText(permission)).toBeInTheDocument();
    expect(screen.getAllByRole('checkbox')).toHaveLength(4);
  }
  await user.clear(search);
  await user.type(search, 'nothing like it');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.getAllByRole('checkbox').length).toBeGreaterThan(100);
});

test('the filters by area and by difference between roles are kept in the address; a changed row stays', async () => {
  await open();
  const rows = () => screen.getAllByRole('rowheader').flatMap((head) => head.querySelector('button')?.textContent ?? []);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Area' }), 'Time sheet');
  expect(rows()).toHaveLength(7);
  expect(location.search).toContain('area=time_sheet');
  const differs = screen.getByRole('combobox', { name: 'Only what differs' });
  await user.selectOptions(differs, 'Differs: Team Leader, Support Worker');
  expect(location.search).toContain('differs=team_leader-worker');
  const shown = rows();
  expect(shown).toContain('Add or change a shift, upload a CSV');
  expect(shown).not.toContain('Delete a shift');
  await user.click(cell('Add or change a shift, upload a CSV: Support Worker'));
  expect(rows()).toEqual(shown);
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(rows().length).toBeGreaterThan(40);
  expect(location.search).toBe('');
});

test('unsaved changes can be shown alone; a row stays while it is changed, and discarding shows all rows again', async () => {
  await open();
  const rows = () => screen.getAllByRole('rowheader').flatMap((head) => head.querySelector('button')?.textContent ?? []);
  const all = rows();
  expect(screen.queryByRole('button', { name: /^Changed/ })).toBeNull();
  await user.click(cell('Delete a shift: Senior Manager'));
  await user.click(cell('See and export the reports: Support Worker'));
  await user.click(screen.getByRole('button', { name: 'Changed 2', pressed: false }));
  expect(rows()).toEqual(['Delete a shift', 'See and export the reports']);
  await user.click(cell('Delete a shift: Senior Manager'));
  expect(screen.getByRole('button', { name: 'Changed 1', pressed: true })).toBeInTheDocument();
  expect(rows()).toEqual(['Delete a shift', 'See and export the reports']);
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(rows()).toEqual(all);
  await user.click(cell('Pay invoices: Senior Manager'));
  expect(rows()).toEqual(all);
});

test('the selected row shows its screens, its roles, what it never allows, and the last changes', async () => {
  await open();
  const about = screen.getByRole('region', { name: 'About the chosen permission' });
  expect(within(about).getByRole('heading', { name: 'See team members' })).toBeInTheDocument();
  await user.click(cell('Pay invoices: Senior Manager'));
  expect(within(about).getByRole('heading', { name: 'Pay invoices' })).toBeInTheDocument();
  expect(about).toHaveTextContent('No screen of its own');
  expect(within(about).getByRole('heading', { name: 'Who has it once you save' })).toBeInTheDocument();
  expect(about).toHaveTextContent('Nobody decides on their own work, whatever is ticked here.');
  expect(about).toHaveTextContent('Only the admin side pays invoices.');
  await user.click(screen.getByRole('button', { name: 'See providers' }));
  expect(about).toHaveTextContent('What it opensProviders');
  expect(within(about).getByRole('link', { name: /^All/ })).toHaveAttribute('href', '/admin/audit?record=role_grants');
});

test('on a phone one role is shown at a time', async () => {
  await open();
  const choice = screen.getByLabelText('Role');
  const invoices = () => screen.getAllByText('Pay invoices').at(-1)?.closest('li');
  expect(invoices()).toHaveTextContent('Pay invoicesallowed');
  await user.selectOptions(choice, 'Support Worker');
  expect(invoices()).toHaveTextContent('Pay invoicesnot allowed');
});
