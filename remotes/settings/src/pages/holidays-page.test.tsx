import { expect, test } from '@jest/globals';
import { heading, table, user } from '@careloom/shared/testing';
import { screen, within } from '@testing-library/react';
import { drawPage } from '../testing/draw-page';

test('Holidays shows each day with its state, region and hours, and whether it is confirmed', async () => {
  await drawPage('settings:holidays', { as: 'super_admin' });
  expect(heading()).toBe('Holidays 1,370');
  expect(table()).toEqual({
    heads: ['Holiday', 'Date', 'State', 'Region', 'Starts at', 'Status'],
    rows: ['ACT', 'NSW', 'NT'].map((state) => ["New Year's Day", 'Thursday, 1 Jan 2026', state, 'The whole state', 'All day', 'Confirmed']),
  });
});

test('they are filtered by state and by year', async () => {
  await drawPage('settings:holidays', { as: 'super_admin' });
  const options = async (name: string) => {
    const [filter] = screen.getAllByRole('button', { name }).filter((button) => button.getAttribute('aria-haspopup') === 'dialog');
    await user.click(filter ?? document.body);
    const dialog = await screen.findByRole('dialog', { name });
    return within(dialog)
      .getAllByRole('radio')
      .map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent);
  };
  expect(await options('State')).toEqual(['Any', 'NSW', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'ACT', 'NT']);
  expect(await options('Year')).toEqual(['Any', ...Array.from({ length: 11 }, (_, at) => String(2026 + at))]);
});

test('without records the purpose of holidays is explained', async () => {
  await drawPage('settings:holidays', { as: 'super_admin', isEmpty: true });
  expect(table().rows).toEqual([]);
  expect(screen.getByText('No holiday yet. A shift on a holiday is priced by the holiday rate.')).toBeInTheDocument();
});
