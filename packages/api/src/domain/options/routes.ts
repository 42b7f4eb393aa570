import { USER_TYPES } from '@careloom/contract/permissions';
import { options } from '@careloom/contract/resources/options';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { roleGrants } from '../../platform/db/schema/access';
import { payLevels, providers } from '../../platform/db/schema/agreements';
import { users } from '../../platform/db/schema/identity';
import { jobs } from '../../platform/db/schema/jobs';
import { houses } from '../../platform/db/schema/places';
import { states } from '../../platform/db/schema/states';
import type { Context } from '../../platform/http/context';
import { route } from '../../platform/http/route';
import { search } from '../../platform/list/search';
import { housesWithin } from '../houses/house-record';
import { IN_USE, jobsWithin } from '../jobs/job-record';
import { EMPLOYABLE } from '../shifts/read-workers';
import { workersWithin } from '../support-workers/worker-record';

/** The maximum number of options; others are found by searching. */
const MOST = 200;

/** The maximum number of options for an import sheet. Records beyond it can only be named by id and email. */
const MOST_OF_A_SHEET = 5_000;

const PERSON = { id: users.id, first_name: users.first_name, last_name: users.last_name };
const byName = [asc(users.first_name), asc(users.last_name), asc(users.id)];

/** Options of select fields, for each role. */
export function optionRoutes(app: FastifyInstance): void {
  route(app, options.houses, { scope: 'by-role' }, ({ query, user, services }) =>
    services.db
      .select({ id: houses.id, name: houses.name })
      .from(houses)
      .where(and(housesWithin(user), eq(houses.is_active, true), search(query.search, [houses.name, houses.suburb])))
      .orderBy(asc(houses.name), asc(houses.id))
      .limit(MOST),
  );
  route(app, options.jobs, { scope: 'by-role' }, ({ query, user, services }) =>
    services.db
      .select({ id: jobs.id, name: jobs.name, house: { id: houses.id, name: houses.name } })
      .from(jobs)
      .innerJoin(houses, eq(houses.id, jobs.house_id))
      .where(and(jobsWithin(user), IN_USE, inHouse(query.house_id), search(query.search, [jobs.name, houses.name])))
      .orderBy(asc(jobs.name), asc(jobs.id))
      .limit(MOST),
  );
  route(app, options.workers, { scope: 'by-role' }, ({ query, user, services }) => {
    const employable = and(eq(users.verification_status, 'verified'), eq(users.is_active, true), isNull(users.archived_at));
    const where = and(workersWithin(user), employable, search(query.search, [users.first_name, users.last_name]));
    return services.db
      .select(PERSON)
      .from(users)
      .where(where)
      .orderBy(...byName)
      .limit(MOST);
  });
  route(app, options.sheetJobs, { scope: 'by-role' }, ({ user, services }) =>
    services.db
      .select({ id: jobs.id, name: jobs.name, house: { id: houses.id, name: houses.name } })
      .from(jobs)
      .innerJoin(houses, eq(houses.id, jobs.house_id))
      .where(and(jobsWithin(user), IN_USE))
      .orderBy(asc(jobs.name), asc(jobs.id))
      .limit(MOST_OF_A_SHEET),
  );
  route(app, options.sheetWorkers, { scope: 'by-role' }, ({ user, services }) =>
    services.db
      .select({ ...PERSON, email: users.email })
      .from(users)
      .where(and(workersWithin(user), EMPLOYABLE))
      .orderBy(...byName)
      .limit(MOST_OF_A_SHEET),
  );
  route(app, options.teamLeaders, { scope: 'all' }, (context) => inOffice('team_leader', context));
  route(app, options.seniorManagers, { scope: 'all' }, (context) => inOffice('senior_manager', context));
  route(app, options.providers, { scope: 'all' }, (context) => named(providers, context));
  route(app, options.payLevels, { scope: 'all' }, (context) => named(payLevels, context));
  route(app, options.rolesWith, { scope: 'all' }, async ({ query, services }) => {
    const held = eq(roleGrants.permission, query.permission);
    const rows = await services.db.select({ role: roleGrants.role }).from(roleGrants).where(held);
    return USER_TYPES.filter((role) => rows.some((row) => row.role === role));
  });
  route(app, options.states, { scope: 'public' }, ({ query, services }) =>
    services.db
      .select({ id: states.id, name: states.code })
      .from(states)
      .where(search(query.search, [states.code, states.name]))
      .orderBy(asc(states.id)),
  );
}

const inHouse = (id: number | null) => (id === null ? undefined : eq(jobs.house_id, id));

type Asked = Pick<Context<typeof options.teamLeaders>, 'query' | 'services'>;

/** Records with a name, sorted by it. */
function named(table: typeof providers | typeof payLevels, { query, services }: Asked) {
  return services.db
    .select({ id: table.id, name: table.name })
    .from(table)
    .where(search(query.search, [table.name]))
    .orderBy(asc(table.name), asc(table.id))
    .limit(MOST);
}

/** Active team leaders or senior managers, by name. */
function inOffice(type: 'team_leader' | 'senior_manager', { query, services }: Asked) {
  const working = and(eq(users.user_type, type), eq(users.is_active, true), isNull(users.deleted_at));
  return services.db
    .select(PERSON)
    .from(users)
    .where(and(working, search(query.search, [users.first_name, users.last_name])))
    .orderBy(...byName)
    .limit(MOST);
}
