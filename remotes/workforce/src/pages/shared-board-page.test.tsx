import { expect, test } from '@jest/globals';
import { boards } from '@careloom/contract/resources/boards';
import { answering, draw, heading, json, recorded, refusal, table } from '@careloom/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { queryClient } from '@careloom/shared/query';
import { drawPage } from '../testing/draw-page';
import { SharedBoardPage } from './shared-board-page';

/** The token in the recorded responses. */
const token = 'k3yA9sW0xq2Jm5Vt8RbN1cLd7Ef4GhIuPoZaKsMwTyQ';
const OVER = 'This link has expired or was revoked. Ask the house for a new one.';

test('a link shows the week of a house without any actions', async () => {
  await drawPage('whos-coming-link', { as: 'super_admin', params: { token } });
  expect(heading()).toBe("Who's coming Saltbush Cottage 2 to 8 March 2026");
  expect(table().rows).toEqual([
    ['Morning', 'Swimming', '', '', '', '', 'Market', ''],
    ['Afternoon', 'Liam', 'Liam', 'Liam', 'Liam Cooking', 'Liam Footy', '', 'Choir'],
    ['Night', 'Mei Samuel', 'Mei Samuel', 'Mei Samuel', 'Mei Samuel', 'Samuel', '', ''],
  ]);
  expect(screen.getByText('If someone else comes, we will tell you. You can always ask Eleni.')).toBeInTheDocument();
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(screen.queryAllByRole('link')).toEqual([]);
});

test('a link that ends while the page is open hides the names and shows that it ended', async () => {
  const week = recorded('super_admin', boards.shared, { token });
  answering(json(200, week), refusal(404, OVER));
  draw(<SharedBoardPage />);
  expect(await screen.findByRole('table')).toBeInTheDocument();
  await act(() => queryClient.refetchQueries());
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(OVER));
  expect(screen.queryByText('Liam')).not.toBeInTheDocument();
});

test('a server error keeps the names shown', async () => {
  answering(json(200, recorded('super_admin', boards.shared, { token })), refusal(500, 'Something went wrong. Please try again.'));
  draw(<SharedBoardPage />);
  await screen.findByRole('table');
  await act(() => queryClient.refetchQueries());
  expect(screen.getByRole('table')).toBeInTheDocument();
});
