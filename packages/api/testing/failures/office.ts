import { USER_CHANNEL } from '@careloom/contract/resources/broadcasting';
import { sql } from 'drizzle-orm';
import { WRITES } from '../rows/writes';
import { workerRow, workerSheet } from '../worker-sheet';
import { terms } from './shift-grounds';
import { asked, type Provoke, type Provokers, type Stage, twice } from './stage';

/** A valid input of the row, with changes. */
const but =
  (changed: (stage: Stage) => object | Promise<object>): Provoke =>
  async (stage) =>
    stage.ask({ ...(await WRITES[stage.row.id]?.(stage)), ...(await changed(stage)) });

async function managerWithLeader({ world: { api } }: Stage) {
  const manager = await api.person('senior_manager');
  await api.person('team_leader', { senior_manager_id: manager.id });
  return { id: manager.id, user_type: 'team_leader' };
}

const DAY = { start_time: '06:00', end_time: '20:00', is_overnight: 0, pay_rate: '40' };
const NIGHT = { start_time: '20:00', end_time: '06:00', is_overnight: 1, pay_rate: '44' };
const timings = (...list: object[]) => but(() => ({ timings: list }));
const payLevel: Readonly<Record<string, Provoke>> = {
  'End time must be greater than start time.': but(() => ({ end_time: '05:00' })),
  'End time must be less than start time.': but(() => ({ is_overnight: 1 })),
  'Duplicate shift timings.': timings(DAY, NIGHT, { ...DAY, pay_rate: '1' }),
  'Duplicate overnight times.': timings(DAY, NIGHT, NIGHT),
  'Duplicate end times.': timings(DAY, { ...DAY, start_time: '07:00' }),
};

const sheet = (content: string) => ({ file: new File([content], 'people.csv', { type: 'text/csv' }) });
const taken = ':attribute has already been taken.';
const inUse = 'This record is in use and can not be deleted.';

const holiday = { date: '2026-09-09', name: 'Royal Show', state_id: 1 };
const sameDay: Provoke = async (stage) => {
  await stage.askOf('A-187', { ...holiday, date: '2026-09-10' });
  return stage.ask({ ...(await WRITES['A-188']?.(stage)), date: '2026-09-10' });
};
const notPriced = 'The shift {name} of {date} can not be priced anew. {reason}';
/** A separate day for each call, because a day can be a holiday of a state only once. */
const LOST_ON: Readonly<Record<string, string>> = {
  'A-188': '2026-09-15',
  'A-189': '2026-09-16',
  'A-380': '2026-09-21',
  'A-381': '2026-09-22',
};
/** A shift on a holiday, with a pay level that has lost its timings since. */
const lostRate: Provoke = async (stage) => {
  const { body, agreement } = await terms(stage);
  const date = LOST_ON[stage.row.id] ?? '';
  const { data } = await stage.askOf('A-187', { ...holiday, date });
  await stage.askOf('A-102', { ...body, date });
  await stage.world.api.services.db.execute(sql`delete from pay_level_timings where pay_level_id = ${agreement.pay_level_id}`);
  return stage.ask({ ...holiday, date: '2026-09-17', id: (data as { id: number }).id });
};

/** A team leader keeps the own dashboard; the other permission is refused. */
const leaderWith = (permission: string) => asked(() => ({ role: 'team_leader', permissions: ['team-leader-dashboard', permission] }));

/** The team, houses, masters, roles and messages. */
export const officeFailures: Provokers = {
  'A-024': {
    'Senior manager already has a team leader. Reassign the team leader first.': but(managerWithLeader),
    'Team leader still leads a house. Reassign the house first.': but(({ world }) => ({
      id: world.mine.leader.id,
      user_type: 'senior_manager',
    })),
    'You can not change the type or status of your own account.': but(({ me }) => ({ id: me.id, user_type: 'senior_manager' })),
  },
  'A-025': { 'This team member can not be deleted.': asked(({ me }) => ({ id: me.id })) },
  'A-031': { 'This house has open or assigned jobs and can not be deleted.': asked(({ world }) => ({ id: world.mine.house.id })) },
  'A-099': { 'Record does not exist. (recipient)': asked(() => ({ recipient_id: 999_999, message: 'Hello' })) },
  'A-127': { [taken]: twice((stage) => WRITES['A-127']?.(stage) ?? {}) },
  'A-128': {
    [taken]: async (stage) => {
      const other = (await WRITES['A-127']?.(stage)) as { abn: string };
      await stage.askOf('A-127', other);
      return stage.ask({ ...(await WRITES['A-128']?.(stage)), abn: other.abn });
    },
  },
  'A-129': { [inUse]: asked(({ world }) => ({ id: world.providerId })) },
  'A-132': payLevel,
  'A-133': payLevel,
  'A-236': payLevel,
  'A-134': { [inUse]: asked(({ world }) => ({ id: world.payLevelId })) },
  'A-154': {
    'Logged in user does not have permission for take this action!': asked(({ world }) => ({
      socket_id: '1.1',
      channel_name: USER_CHANNEL(world.foreign.worker.id),
    })),
  },
  'A-171': {
    'The super admin keeps the permissions to see and change roles.': asked(() => ({
      role: 'super_admin',
      permissions: ['dashboard-read'],
    })),
    'Every role keeps its own dashboard.': asked(() => ({ role: 'worker', permissions: ['job-apply'] })),
    'Only the admin side verifies workers.': leaderWith('worker-verify'),
    'Only the admin side assigns jobs.': leaderWith('job-assign'),
    'Only the admin side approves expenses.': leaderWith('expense-approve'),
    'Only the admin side pays invoices.': leaderWith('invoice-pay'),
    'Only the admin reaches this screen.': leaderWith('pay-level-read'),
    'Only workers apply for jobs.': leaderWith('job-apply'),
    'Somebody else changed this role in the meantime. What you changed stays; look at it and save again.': asked(() => ({
      role: 'worker',
      permissions: ['worker-dashboard'],
      base: ['job-read'],
    })),
    'Record does not exist.': asked(() => ({ role: 'nobody', permissions: [] })),
  },
  'A-180': { 'Unprocessable CSV File.': asked(() => sheet('name\nGrevillea')) },
  'A-182': { 'Unprocessable CSV File.': asked(() => ({ file: workerSheet(workerRow({ dob: 'soon' })) })) },
  'A-187': { [taken]: twice(() => ({ ...holiday })) },
  'A-188': { [taken]: sameDay, [notPriced]: lostRate },
  'A-189': { [notPriced]: lostRate },
  'A-380': {
    [taken]: async (stage) => {
      await stage.askOf('A-187', { ...holiday, date: '2026-09-23' });
      return stage.ask({ ...holiday, date: '2026-09-23' });
    },
    'Record does not exist.': asked(() => ({ ...holiday, date: '2026-09-24', id: 999_999 })),
    [notPriced]: lostRate,
  },
  'A-381': { [notPriced]: lostRate },
  'A-203': {
    'This server takes no build from {address}: its operator has not named it in CARELOOM_LOCAL_BUILDS.': asked(() => ({
      origins: ['http://localhost:9'],
    })),
  },
  'A-225': {
    [taken]: twice(async (stage) => ({ ...(await WRITES['A-225']?.(stage)), name: 'Twice' })),
    'A token can not have the permission {permission}.': but(() => ({ permissions: ['expense-approve'] })),
  },
  'A-181': { 'Unprocessable CSV File.': asked(({ world }) => ({ id: world.mine.house.id, ...sheet('name,dob\nTom,soon') })) },
};
