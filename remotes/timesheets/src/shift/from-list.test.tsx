import { beforeEach, expect, test } from '@jest/globals';
import { shifts } from '@careloom/contract/resources/shifts';
import { navigate, setRoutes } from '@careloom/shared/navigation';
import { answering, aRoute, aUser, draw, json, recorded } from '@careloom/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { useNeighbours } from './from-list';

const OWN = recorded('worker', shifts.get, { id: 525 });
/** A list of three pages with two shifts each: 1 and 2, 3 and 4, 5 and 6. */
const pageOf = (page: number) => ({
  items: [2 * page - 1, 2 * page].map((id) => ({ ...OWN, id })),
  ...{ page, per_page: 2, last_page: 3, total: 6 },
});

function Steps({ id }: { id: number }) {
  const { previous, next } = useNeighbours(id, 'log');
  return <p>{`${previous ?? 'none'} ${next ?? 'none'}`}</p>;
}

beforeEach(() =>
  setRoutes([aRoute('shared', 'shift-log-details', '/:type/timesheet/:shiftType/detail/:id', { where: { shiftType: ['log'] } })]),
);

const at = (id: number, page: number) => `/admin/timesheet/log/detail/${id}?list_page=${page}`;

test.each([
  ['at its end', 4, 2, [at(3, 2), at(5, 3)]],
  ['at its beginning', 3, 2, [at(2, 1), at(4, 2)]],
  ['before the first', 1, 1, ['none', at(2, 1)]],
  ['after the last', 6, 3, [at(5, 3), 'none']],
])('the neighbours of a shift come from its list, %s, and their addresses keep the page of the list', async (_where, id, page, steps) => {
  answering(({ uri }) => json(200, pageOf(Number(new URL(uri, 'http://localhost').searchParams.get('page')))));
  act(() => navigate(at(id, page)));
  draw(<Steps id={id} />, { as: aUser() });
  await waitFor(() => expect(screen.getByRole('paragraph')).toHaveTextContent(steps.join(' ')));
});

test('an address without a list has no neighbours, and no list is requested', () => {
  const asked = answering(json(200, pageOf(1)));
  act(() => navigate('/admin/timesheet/log/detail/1'));
  draw(<Steps id={1} />, { as: aUser() });
  expect(screen.getByRole('paragraph')).toHaveTextContent('none none');
  expect(asked()).toEqual([]);
});
