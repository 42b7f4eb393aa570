import type { Named } from '@careloom/contract/entities';
import type { Page as ListPage } from '@careloom/contract/envelope';
import type { ServiceAgreement } from '@careloom/contract/resources/agreements';
import type { Board, MadeLink } from '@careloom/contract/resources/boards';
import type { Page } from '@playwright/test';
import type { Api } from '../support/api';
import { specified } from '../support/catalogue';
import {
  answer,
  asks,
  dialog,
  failing,
  listStates,
  main,
  notLoaded,
  openMenu,
  opens,
  type PageState,
  pick,
  press,
  rowsRead,
} from './page-state';

const firstId = async (api: Api, path: string, query: Record<string, string | number> = {}) =>
  (await api.get<ListPage<{ id: number }>>(path, { per_page: 1, ...query })).items[0]?.id ?? 0;
const house = (tab: string) => async (api: Api) => {
  const { items } = await api.get<ListPage<{ id: number; participants_count: number }>>('/house');
  return `/admin/houses/detail/${items.find(({ participants_count }) => participants_count > 0)?.id ?? 0}/${tab}`;
};
const worker = (tab: string) => async (api: Api) => `/admin/support-workers/detail/${await firstId(api, '/support-worker')}/${tab}`;
const memberNotOneself = async (api: Api) => {
  const { items } = await api.get<ListPage<{ user_type: string; email: string }>>('/my-team', { per_page: 100 });
  return `/admin/my-team?search=${items.find(({ user_type }) => user_type === 'team_leader')?.email ?? ''}`;
};
const leader = async (api: Api) => `/admin/my-team/detail/${await firstId(api, '/my-team', { user_type: 'team_leader' })}/overview`;
const applicant = async (api: Api) =>
  `/admin/new-applicants/detail/${await firstId(api, '/support-worker', { verification_status: 'pending' })}/overview`;
const participant = async (api: Api) => {
  const of = await house('participants')(api);
  return `${of}/${await firstId(api, `/house/${/\d+/.exec(of)?.[0] ?? 0}/house-participants`)}`;
};
const board = async (api: Api) => `/admin/whos-coming/${(await api.get<Named[]>('/options/houses')).at(-1)?.id ?? 0}`;

/** The agreements of a worker with an agreement in the given state. */
const agreements = (status: ServiceAgreement['status']) => async (api: Api) => {
  const { items } = await api.get<ListPage<{ id: number; service_agreement: { status: string } | null }>>('/support-worker', {
    per_page: 100,
  });
  const found = items.find(({ service_agreement }) => service_agreement?.status === status);
  return `/admin/support-workers/detail/${found?.id ?? 0}/service-agreements`;
};

const withLink = async (api: Api) => {
  const at = await board(api);
  await api.post<MadeLink>(`/house/${/\d+/.exec(at)?.[0] ?? 0}/board-links`, {});
  return at;
};

/** The board of a house with an outing in its week. */
const withOuting = async (api: Api) => {
  const at = await board(api);
  const house = `/house/${/\d+/.exec(at)?.[0] ?? 0}`;
  const parts = (await api.get<Board>(`${house}/board`)).days.flatMap(({ date, parts: of }) => of.map((one) => ({ ...one, date })));
  const [free] = parts;
  if (free && parts.every(({ outing }) => outing === null))
    await api.post(`${house}/outings`, { date: free.date, part: free.part, title: 'Picnic by the river', symbol: 'park' });
  return at;
};
const openOuting = press(/^Change /);

/** On a desktop the day shows more than on a phone; outings are added from the bar in both. */
const openLinks = press('Link for 7 days');

const NOT_THERE = 'a-link-that-nobody-made';

/** States as the admin, in one window. */
export const WORKFORCE_STATES: readonly PageState[] = [
  ...listStates('team', '/admin/my-team', '/my-team'),
  ...listStates('houses', '/admin/houses', '/house'),
  ...listStates('support workers', '/admin/support-workers', '/support-worker'),
  ...listStates('applicants', '/admin/new-applicants', '/support-worker'),
  ...listStates('rejected', '/admin/rejected-applicants', '/support-worker/rejected-applicants'),
  ...listStates('archived', '/admin/archived-support-workers', '/support-worker'),
  { name: 'a house, not loaded', at: '/admin/houses/detail/999999/overview', shows: (page) => page.getByRole('heading', { level: 1 }) },
  {
    name: 'the board, not loaded',
    first: true,
    at: board,
    given: async (page, api) => failing(`/house/${/\d+/.exec(await board(api))?.[0]}/board`)(page),
    shows: notLoaded,
  },
];

/** Forms and confirmations about people. */
export const PEOPLE_DIALOGS: readonly PageState[] = [
  opens('add a team member', '/admin/my-team', specified('quick.add_team_member'), specified('quick.add_team_member')),
  {
    name: 'add a team member, refused',
    first: true,
    at: '/admin/my-team',
    then: async (page) => {
      await press(specified('quick.add_team_member'))(page);
      await dialog(page)
        .getByRole('button', { name: specified('quick.add_team_member') })
        .click();
    },
    shows: (page) => dialog(page).locator('[aria-invalid=true]').first(),
  },
  {
    name: 'edit a team member',
    at: '/admin/my-team',
    then: pick('Edit Team Member'),
    shows: (page) => dialog(page).getByRole('textbox').first(),
  },
  asks('a team member is deleted', memberNotOneself, 'Delete'),
  {
    name: 'a second factor is reset',
    at: leader,
    given: async (page, api) => {
      const id = await firstId(api, '/my-team', { user_type: 'team_leader' });
      await answer(page, `/users/${id}/second-factor`, { on: 1, since: '2026-01-05T00:00:00.000Z', required: 0 });
    },
    then: press(/^Reset the second factor/),
    shows: (page) => page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }),
  },
  asks('an applicant is approved', '/admin/new-applicants', specified('button.approve')),
  asks('an applicant is rejected', '/admin/new-applicants', specified('button.reject')),
  {
    name: 'an applicant is rejected by the key',
    at: applicant,
    then: async (page) => {
      await main(page)
        .getByRole('button', { name: /^Approve/ })
        .waitFor();
      await page.keyboard.press('r');
    },
    shows: (page) => page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }),
  },
  asks('a worker is archived', '/admin/support-workers?availability=available', specified('button.archive')),
  {
    name: 'a worker with an assigned job is not archived',
    first: true,
    at: '/admin/support-workers?availability=occupied',
    then: pick(specified('button.archive')),
    shows: (page) => page.getByRole('alertdialog').getByRole('link').first(),
  },
  {
    name: 'the menu of an archived worker',
    at: '/admin/archived-support-workers',
    then: openMenu,
    shows: (page) => page.getByRole('menuitem', { name: specified('button.restore') }),
  },
  {
    name: 'the Xero contact of one',
    at: worker('overview'),
    then: async (page) => {
      await press(/^Actions for/)(page);
      await page.getByRole('menuitem', { name: 'Update Xero contact' }).click();
    },
    shows: (page) => dialog(page).getByRole('textbox').first(),
  },
  {
    name: 'the Xero contacts of many',
    at: '/admin/support-workers',
    then: async (page) => {
      await rowsRead(page);
      await main(page).getByRole('checkbox', { name: 'Select all on this page' }).check();
      await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Update Xero contacts' }).click();
    },
    shows: (page) => page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }),
  },
  opens('import workers', '/admin/support-workers', 'Import', 'Import support workers'),
  opens(
    'send an agreement',
    worker('service-agreements'),
    specified('form.send_service_agreement'),
    specified('form.send_service_agreement'),
  ),
  {
    name: 'an agreement is read',
    at: agreements('signed'),
    then: pick('View'),
    shows: (page) => dialog(page).getByRole('heading').first(),
  },
  asks('an agreement is ended', agreements('signed'), 'End'),
  {
    name: 'an agreement is terminated',
    first: true,
    at: agreements('signed'),
    then: pick(/^Terminate/),
    shows: (page) => dialog(page).getByRole('textbox'),
  },
  {
    name: 'an agreement that waits, with its menu',
    at: agreements('awaiting_signature'),
    then: openMenu,
    shows: (page) => page.getByRole('menuitem', { name: 'Remind' }),
  },
];

/** Forms and confirmations about houses. */
export const HOUSE_DIALOGS: readonly PageState[] = [
  opens('add a house', '/admin/houses', specified('form.add_house'), specified('form.add_house')),
  { name: 'edit a house', at: '/admin/houses', then: pick('Edit House'), shows: (page) => dialog(page).getByRole('textbox').first() },
  asks('a house is deleted', '/admin/houses', 'Delete'),
  opens('import houses', '/admin/houses', 'Import', 'Import houses'),
  opens('add a participant', house('participants'), specified('form.add_participant'), specified('form.add_participant')),
  {
    name: 'edit a participant',
    at: participant,
    then: press('Edit Participant'),
    shows: (page) => dialog(page).getByRole('textbox').first(),
  },
  asks('a participant is deleted', house('participants'), 'Delete'),
  opens('import participants', house('participants'), 'Import', 'Import participants'),
  opens('add an outing', board, 'Add outing', 'Add outing'),
  { name: 'edit an outing', first: true, at: withOuting, then: openOuting, shows: (page) => dialog(page).getByRole('textbox').first() },
  {
    name: 'an outing is deleted',
    at: withOuting,
    then: async (page: Page) => {
      await openOuting(page);
      await dialog(page).getByRole('button', { name: 'Delete outing' }).click();
    },
    shows: (page) => page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }),
  },
  {
    name: 'links to the board',
    at: withLink,
    then: openLinks,
    shows: (page) =>
      dialog(page)
        .getByRole('button', { name: /^Revoke the link/ })
        .first(),
  },
  {
    name: 'a link that was just made',
    at: board,
    then: async (page: Page) => {
      await openLinks(page);
      await dialog(page).getByRole('button', { name: 'Make a link' }).click();
    },
    shows: (page) => dialog(page).getByRole('textbox', { name: 'Link' }),
  },
  {
    name: 'a link is revoked',
    at: withLink,
    then: async (page: Page) => {
      await openLinks(page);
      await dialog(page)
        .getByRole('button', { name: /^Revoke the link/ })
        .first()
        .click();
    },
    shows: (page) => page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }),
  },
  {
    name: 'a signature that nobody gave',
    at: `/verify/agreement/${NOT_THERE}`,
    shows: (page) => main(page).getByText(specified('error.not_exist')),
  },
  { name: 'a link that is over', at: `/whos-coming/${NOT_THERE}`, shows: (page) => page.getByText(specified('board.link_over')) },
];
