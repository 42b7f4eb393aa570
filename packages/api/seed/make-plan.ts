import { makeAgreements } from './agreements';
import { makeApplicants } from './applicants';
import type { Calendar } from './calendar';
import { makeExpenses } from './expenses';
import { makeHouses } from './houses';
import { makeInvoices } from './invoices';
import { makeJobs } from './jobs';
import { makeMachines } from './machines';
import { makeNotices } from './notices';
import { makeLeaders, makeOffice, type Office, type User } from './office';
import { makeOutings } from './outings';
import { Plan } from './plan';
import { randomFrom } from './random';
import type { Setting } from './setting';
import { makeShifts, makeUnfilled } from './shifts';
import { makeTalks } from './talks';
import { makeTerms, type Terms } from './terms';
import { makeWishes } from './wishes';
import { makeWorkers } from './workers';

/** An arbitrary seed: each number gives another provider. */
const SEED = 20_261_121;

interface Wish {
  calendar: Calendar;
  passwordHash: string;
  /** How many branches, each with 8 houses, 40 workers, 60 jobs, about 2,000 shifts. */
  scale: number;
}

/** All data of a realistic care provider on a given day, in memory. The same day gives the same plan; the first branch is the same at every scale. */
export function makePlan({ calendar, passwordHash, scale }: Wish): Plan {
  const plan = new Plan();
  const setting = { plan, calendar, passwordHash, random: randomFrom(SEED) };
  const terms = makeTerms(setting);
  const office = makeOffice(setting);
  const workers: User[] = [];
  for (let branch = 0; branch < scale; branch++) {
    workers.push(...makeBranch({ ...setting, random: randomFrom(SEED + branch) }, branch, terms, office));
  }
  makeInvoices(setting, workers, office);
  makeNotices(setting, office);
  makeMachines(setting, office);
  return plan;
}

/** @returns its workers, the demo's worker first */
function makeBranch(setting: Setting, branch: number, terms: Terms, office: Office): User[] {
  const leaders = makeLeaders(setting, branch, office);
  const workers = makeWorkers(setting, branch);
  const houses = makeHouses(setting, branch, leaders);
  makeOutings(setting, houses);
  const signed = makeAgreements(setting, workers, terms, office);
  const jobs = makeJobs(setting, { houses, signed, office });
  const [approver = office.admin] = office.managers;
  makeApplicants(setting, jobs, workers);
  makeShifts(setting, jobs, { approver });
  makeUnfilled(setting, jobs, approver);
  const people = workers.map(({ user }) => user);
  makeExpenses(setting, jobs, office, people[0]?.id ?? 0);
  const active = workers.filter(({ standing }) => standing === 'active').map(({ user }) => user);
  makeWishes(setting, active);
  makeTalks(setting, [office.admin, approver, ...leaders], active);
  return people;
}
