import { options } from '@careloom/contract/resources/options';
import { supportWorkers } from '@careloom/contract/resources/support-workers';
import { useCall } from '@careloom/shared/query';
import { navigate, setRoutes } from '@careloom/shared/navigation';
import { answering, aRoute, aUser, draw, json, recorded } from '@careloom/shared/testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { ApplicantSteps } from './applicant-steps';

/** Sends a request after the component before it, so that the requests of that component are complete. */
function Asks() {
  useCall(options.states, {});
  return null;
}

const NONE = { items: [], page: 1, per_page: 100, total: 0, last_page: 1 };

test.each([
  [
    ['worker-verify', 'new-applicant-read'],
    ['/support-worker', '/options/states'],
  ],
  [['worker-verify'], ['/options/states']],
])('who holds %s asks %s', async (permissions, addresses) => {
  const asked = answering(({ url }) => json(200, url.startsWith('/options') ? [] : NONE));
  const parts = (
    <>
      <ApplicantSteps id={45} />
      <Asks />
    </>
  );
  draw(parts, { as: aUser({ permissions }) });
  await waitFor(() => expect(asked().map(({ url }) => url)).toContain('/options/states'));
  expect(asked().map(({ url }) => url)).toEqual(addresses);
});

test('the previous and next applicants follow the list that opened the page, in its order', async () => {
  setRoutes([aRoute('admin', 'support-worker-details-overview', '/admin/:type/detail/:id/overview')]);
  const kept = '?list_search=Oko&list_sort=name&list_dir=desc&list_availability=available';
  navigate(`/admin/new-applicants/detail/45/overview${kept}`);
  const worker = recorded('super_admin', supportWorkers.get, { id: 45 });
  const items = [48, 45, 9].map((id) => ({ ...worker, id }));
  const asked = answering(() => json(200, { ...NONE, items, total: 3 }));
  draw(<ApplicantSteps id={45} />, { as: aUser({ permissions: ['worker-verify', 'new-applicant-read'] }) });
  const at = (id: number) => `/admin/new-applicants/detail/${id}/overview${kept}`;
  expect(await screen.findByRole('link', { name: 'Previous applicant' })).toHaveAttribute('href', at(48));
  expect(screen.getByRole('link', { name: 'Next applicant' })).toHaveAttribute('href', at(9));
  const [, query] = asked()[0]?.uri.split('?') ?? [];
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
    search: 'Oko',
    sort: 'name',
    dir: 'desc',
    availability: 'available',
    verification_status: 'pending',
    per_page: '100',
  });
});
