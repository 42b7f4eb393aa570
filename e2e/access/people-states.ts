import type { Named } from '@careloom/contract/entities';
import type { MadeLink } from '@careloom/contract/resources/boards';
import type { Page } from '@playwright/test';
import { expect } from '../fixtures/test';
import { arrive, list, type As, type ScreenState } from './open-state';

const houseOfLeader = async (as: As) => {
  const [house] = await (await as('team_leader')).get<Named[]>('/options/houses');
  return house?.id ?? 0;
};

/** The board of a house shows its week, as a table or only today. */
const boardRead = (page: Page) => expect(page.getByRole('main').getByText('Today').filter({ visible: true }).first()).toBeVisible();

/** Houses, people, and the board of a house. */
export const PEOPLE_STATES: readonly ScreenState[] = [
  { name: 'houses', role: 'super_admin', open: list('/admin/houses', '/house', 'name') },
  { name: 'support workers', role: 'senior_manager', open: list('/admin/support-workers', '/support-worker', 'last_name') },
  {
    name: "who's coming, of the house",
    role: 'team_leader',
    open: async (page, _api, as) => {
      await arrive(page, `/team-leader/whos-coming/${await houseOfLeader(as)}`);
      await boardRead(page);
    },
  },
  {
    name: "who's coming, by its link",
    role: null,
    open: async (page, _api, as) => {
      const admin = await as('super_admin');
      const house = (await admin.get<Named[]>('/options/houses')).at(-1); // the journey test of boards counts the links of the leader's house
      const { url } = await admin.post<MadeLink>(`/house/${house?.id ?? 0}/board-links`, {});
      await arrive(page, new URL(url).pathname);
      await boardRead(page);
    },
  },
];
