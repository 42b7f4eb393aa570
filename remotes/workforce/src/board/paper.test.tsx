import { expect, test } from '@jest/globals';
import { boards, type Board } from '@careloom/contract/resources/boards';
import { draw, recorded, table, user } from '@careloom/shared/testing';
import { screen } from '@testing-library/react';
import { Paper } from './paper';
import type { OnOuting } from './shown-week';

const WEEK: Board = { ...recorded('super_admin', boards.get, { id: 2 }), sleeps: 1 };

/** The week with another Monday morning. */
const withMorning = (morning: Partial<Board['days'][number]['parts'][number]>): Board => ({
  ...WEEK,
  days: WEEK.days.map((day, at) =>
    at > 0 ? day : { ...day, parts: day.parts.map((one) => (one.part === 'morning' ? { ...one, outing: null, ...morning } : one)) },
  ),
});
const monday = (part: number) => table().rows[part]?.[1];

test('an open place is shown beside the known workers', () => {
  const { unmount } = draw(<Paper week={withMorning({ is_open: 1 })} />);
  expect(monday(0)).toBe('Not known yet');
  unmount();
  draw(<Paper week={withMorning({ is_open: 1, people: [{ name: 'Lin', picture_url: null }] })} />);
  expect(monday(0)).toBe('Lin Not known yet');
});

test('when all workers of the night sleep in the house, the night shows that', () => {
  draw(<Paper week={WEEK} />);
  expect(table().rows[2]?.[0]).toBe('Night sleeps here');
});

test('the contact is shown with a number if there is one; a house without a leader has no contact', () => {
  const leader = { name: 'Declan', picture_url: null };
  const { unmount } = draw(<Paper week={{ ...WEEK, leader: { ...leader, contact_no: '0455 550 142' } }} />);
  expect(screen.getByRole('link', { name: '0455 550 142' })).toHaveAttribute('href', 'tel:0455550142');
  unmount();
  const { unmount: again } = draw(<Paper week={{ ...WEEK, leader }} />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  again();
  draw(<Paper week={{ ...WEEK, leader: null }} />);
  expect(screen.getByText('If someone else comes, we will tell you.')).toBeInTheDocument();
});

test('today is marked only in the current week', () => {
  draw(<Paper week={{ ...WEEK, today: '2026-03-10' }} />);
  expect(table().heads.slice(0, 2)).toEqual(['', 'Monday']);
  expect(screen.queryByText('Today')).not.toBeInTheDocument();
});

test('an outing opens with its day and part', async () => {
  const opened: Parameters<OnOuting>[] = [];
  draw(
    <Paper week={withMorning({ outing: { id: 7, title: 'Market', symbol: 'basket' } })} onOuting={(...outing) => opened.push(outing)} />,
  );
  const [first = document.body] = screen.getAllByRole('button', { name: 'Change Market' });
  await user.click(first);
  expect(opened).toEqual([[{ id: 7, title: 'Market', symbol: 'basket' }, '2026-03-02', 'morning']]);
});
