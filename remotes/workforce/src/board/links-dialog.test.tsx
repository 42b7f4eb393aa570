import { expect, test } from '@jest/globals';
import { type BoardLink, boards } from '@careloom/contract/resources/boards';
import { answering, aUser, draw, json, recorded, user } from '@careloom/shared/testing';
import { screen, within } from '@testing-library/react';
import { LinksDialog } from './links-dialog';

const [LINK] = recorded('super_admin', boards.links, { id: 2 }) as [BoardLink];
const URL = 'https://care.example/whos-coming/abc';

test('active links are listed with their author; the address of a new link is shown once', async () => {
  const revoked: BoardLink[] = [];
  const asked = answering(({ method }) =>
    method === 'GET'
      ? json(200, [LINK, { ...LINK, id: 2, status: 'revoked' }])
      : json(200, { ...LINK, id: 3, url: URL }, 'Link added successfully.'),
  );
  draw(<LinksDialog houseId={2} onRevoke={(link) => revoked.push(link)} onClose={() => undefined} />, { as: aUser() });
  const list = await screen.findByRole('list', { name: 'Links that work' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(1);
  expect(list).toHaveTextContent('Works until 9 Mar 2026, 11:00Margaret Okafor, 2 Mar 2026');
  await user.click(within(list).getByRole('button', { name: 'Revoke the link that works until 9 Mar 2026, 11:00' }));
  expect(revoked).toEqual([LINK]);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Make a link' }));
  expect(await screen.findByRole('textbox', { name: 'Link' })).toHaveValue(URL);
  expect(
    asked()
      .filter(({ method }) => method === 'POST')
      .map(({ url }) => url),
  ).toEqual(['/house/2/board-links']);
});

test('a house without a link shows the empty state', async () => {
  answering(json(200, [{ ...LINK, status: 'expired' }]));
  draw(<LinksDialog houseId={2} onRevoke={() => undefined} onClose={() => undefined} />, { as: aUser() });
  expect(await screen.findByText('No link works at present.')).toBeInTheDocument();
});
