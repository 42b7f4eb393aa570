import { auth } from '@careloom/contract/resources/auth';
import { holidays } from '@careloom/contract/resources/holidays';
import { payLevels } from '@careloom/contract/resources/pay-levels';
import { providers } from '@careloom/contract/resources/providers';
import { sessions } from '@careloom/contract/resources/sessions';
import { ROLE_GRANTS } from '../../src/domain/reference/role-grants';
import { abn } from '../../seed/identifiers';
import { randomFrom } from '../../seed/random';
import { applicationBody } from '../application-body';
import { makeMachine, tokenBody } from '../machines';
import { PASSWORD } from '../people';
import { houseBody, makeHouse } from '../records';
import { LINE_ITEMS, SECRET } from '../xero';
import { type WriteContext, next, type Write } from './write-context';

const person = () => ({ first_name: 'Nadia', last_name: 'Farrugia', dob: '1988-02-03', contact_no: '02 8123 4567' });
const member = ({ world }: WriteContext) => ({
  ...person(),
  user_type: 'team_leader',
  senior_manager_id: world.office.senior_manager.id,
  email: `member-${next()}@careloom.test`,
  is_active: 1,
});
const newLeader = async ({ world }: WriteContext) => ({ id: (await world.api.person('team_leader')).id });
const newHouse = async ({ world }: WriteContext) => ({ id: (await makeHouse(world.api.services)).id });
const random = randomFrom(1);
const provider = () => ({ name: `Banksia ${next()}`, abn: abn(random) });
const newProvider = async ({ world, me }: WriteContext) => ({ id: (await world.api.send(providers.create, provider(), me)).data.id });
const rates = { pay_rate: '40', saturday_rate: '56', sunday_rate: '72', holiday_rate: '88', sleep_over: '80', active_night: '47' };
const level = () => ({ name: `Level 3.${next()}`, start_time: '06:00', end_time: '20:00', is_overnight: 0 as const, ...rates });
const newLevel = async ({ world, me }: WriteContext) => ({ id: (await world.api.send(payLevels.create, level(), me)).data.id });

/** In a year without holidays in the calendar. */
const holiday = () => ({
  date: new Date(Date.UTC(2028, 0, next())).toISOString().slice(0, 10),
  name: `Regatta ${next()}`,
  state_id: 1,
  starts_at: null,
  region: null,
});
/** The input of a preview: everything except the name. */
const holidayDay = () => {
  const { name: _name, ...day } = holiday();
  return day;
};
const newHoliday = async ({ world, me }: WriteContext) => ({ id: (await world.api.send(holidays.create, holiday(), me)).data.id });

/** There is only one configuration: saving it again changes nothing. */
const config = { api_key: 'app', secret_key: SECRET, contact_id: null, line_items: LINE_ITEMS };

const newToken = async ({ world, me }: WriteContext) => ({ id: (await makeMachine(world.api, me)).id });

/** The origin from which the server under test accepts builds. */
export const LOCAL_BUILD = 'http://localhost:4272';

const newSession = async ({ world, me }: WriteContext) => {
  await world.api.send(auth.login, { email: me.email, password: PASSWORD });
  const { data } = await world.api.send(sessions.list, {}, me);
  return { id: data.find(({ current }) => current === 0)?.id ?? 0 };
};

const release = { remote: 'jobs', version: '1.0.0' };
const sums = { ...release, count: 2, failed: 0, total_ms: 80, max_ms: 60 };
const observed = () => ({
  failures: [{ ...release, phase: 'loading', message: 'It could not be loaded.', trace_id: '7f3a-91c2-0e5d', count: 1 }],
  loads: [{ ...release, ms: 240 }],
  vitals: [{ ...release, name: 'LCP', value: 900, visit: `v-${next()}` }],
  calls: [{ ...sums, of: 'GET /jobs' }],
  tasks: [sums],
  overrides: [{ remote: 'jobs', origin: 'http://localhost:4272' }],
  dropped: 1,
});

/** Accounts, the team, houses and settings. */
export const officeWrites: Readonly<Record<string, Write>> = {
  'A-001': ({ me }) => ({ email: me.email, password: PASSWORD }),
  'A-003': ({ me }) => ({ email: me.email }),
  'A-007': person,
  'A-008': () => applicationBody(),
  'A-010': async ({ world }) => ({ email: (await world.api.person('worker', { email_verified_at: null })).email }),
  'A-011': () => ({ name: 'Joan Marsh', email: 'joan@example.com', message: 'Please call me.' }),
  'A-023': member,
  'A-024': async (context) => ({ ...(await newLeader(context)), ...member(context) }),
  'A-025': newLeader,
  'A-029': () => houseBody(),
  'A-030': async (context) => ({ ...(await newHouse(context)), ...houseBody() }),
  'A-031': newHouse,
  'A-108': () => ({ percentage: 7.5 }),
  'A-127': provider,
  'A-128': async (context) => ({ ...(await newProvider(context)), ...provider() }),
  'A-129': newProvider,
  'A-132': level,
  'A-133': async (context) => ({ ...(await newLevel(context)), ...level() }),
  'A-134': newLevel,
  'A-236': async (context) => ({ ...(await newLevel(context)), ...level() }),
  'A-137': () => config,
  'A-138': ({ world }) => ({ id: world.configId, ...config }),
  'A-187': holiday,
  'A-188': async (context) => ({ ...(await newHoliday(context)), ...holiday() }),
  'A-189': newHoliday,
  'A-380': holidayDay,
  'A-381': newHoliday,
  'A-171': () => ({ role: 'worker', permissions: ROLE_GRANTS.worker }),
  'A-200': observed,
  'A-225': ({ world }) => tokenBody(world.api),
  'A-226': newToken,
  'A-246': newSession,
  'A-247': () => ({}),
  'A-249': () => ({ time_zone: 'Australia/Sydney', login_errors: 'exact', payment_days: 14 }),
  'A-203': () => ({ origins: [LOCAL_BUILD] }),
  'A-201': () => ({ 'csp-report': { 'violated-directive': 'script-src-elem', 'blocked-uri': 'inline' } }),
  'A-180': () => ({
    file: new File(
      [
        'name,first_name,last_name,email,contact_no,address,suburb,state,post_code,gender\n' +
          `Import ${next()},Joan,Marsh,joan@example.com,02 9999 1234,1 Station Street,Penrith,NSW,2750,female`,
      ],
      'houses.csv',
    ),
  }),
};
