import type { Person } from '@careloom/contract/entities';
import type { House, HouseMonth, houses as calls } from '@careloom/contract/resources/houses';
import { and, between, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { users } from '../../platform/db/schema/identity';
import { houses } from '../../platform/db/schema/places';
import { shifts } from '../../platform/db/schema/shifts';
import { monthOf } from '../../platform/clock/local-day';
import type { Context } from '../../platform/http/context';
import type { CurrentUser } from '../../platform/http/current-user';
import { countOf, sumOf } from '../../platform/list/aggregate';
import { money } from '../../platform/serialize/values';
import type { Services } from '../../platform/services';
import { expensesIn, readFigures } from '../dashboards/figures';
import { today } from '../organisation/today';
import { housesWithin } from './house-record';
import { getHouse } from './select-houses';

/** Worked shifts, whether or not they are approved. */
const WORKED = ['completed', 'submitted', 'approved', 'invoiced'] as const;

/** A house with the number of its shifts and, except for workers, the sums of its current month. @throws 404 */
export async function readHouse({ params, user, services }: Context<typeof calls.get>): Promise<House> {
  const { db, clock } = services;
  const house = await withFaces(await getHouse(db, params.id, housesWithin(user)), services, user);
  const day = await today(db, clock.now());
  const [year, month] = day.split('-').map(Number);
  const days = monthOf(year ?? 0, month ?? 0);
  const worked = (of?: SQL) =>
    sql`from ${shifts} where ${and(eq(shifts.house_id, house.id), between(shifts.date, days.from, days.to), inArray(shifts.status, [...WORKED]), of)}`;
  const { shifts_count, ...figures } = await readFigures(db, {
    shifts_count: countOf(sql`from ${shifts} where ${eq(shifts.house_id, house.id)}`),
    worked: sumOf(sql`${shifts.cost_cents}`, worked()),
    expenses: expensesIn(days, eq(houses.id, house.id)),
    sleep_overs: countOf(worked(eq(shifts.type, 'sleep_over'))),
  });
  if (user.userType === 'worker') return { ...house, shifts_count };
  const this_month: HouseMonth = {
    month: day.slice(0, 7),
    worked: money(figures.worked),
    expenses: money(figures.expenses),
    sleep_overs: figures.sleep_overs,
  };
  return { ...house, shifts_count, this_month };
}

/** The same house with the pictures of its leader and workers. */
async function withFaces(house: House, { db, files }: Services, viewer: CurrentUser): Promise<House> {
  const people = [house.team_leader, ...house.workers].flatMap((one) => (one ? [one.id] : []));
  const rows = await db.select({ id: users.id, picture: users.picture_file_id }).from(users).where(inArray(users.id, people));
  const pictures = new Map(rows.map(({ id, picture }) => [id, files.url(picture, viewer.id, 'small')]));
  const withFace = (member: Person) => ({ ...member, sm_profile_picture_url: pictures.get(member.id) ?? null });
  return { ...house, team_leader: house.team_leader && withFace(house.team_leader), workers: house.workers.map(withFace) };
}
