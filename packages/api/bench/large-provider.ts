import { audit } from '@careloom/contract/resources/audit';
import { REPORT_ROWS, reportGroups } from '@careloom/contract/resources/report-groups';
import { shiftCalendar } from '@careloom/contract/resources/shift-calendar';
import { shifts } from '@careloom/contract/resources/shifts';
import { seed } from '../seed/seed';
import { addDays } from '../src/platform/clock/local-day';
import type { Services } from '../src/platform/services';
import { API_BASE } from '../src/platform/http/route';
import { makePerson } from '../testing/people';
import { type Engine, withServices } from './engines';
import { type Figure, figureOf } from './figures';
import { ask } from './load';
import { type MeasuredServer, startApiServer } from './measured-server';

/** The demo multiplied: 400 houses, 2,000 workers, 98,000 shifts, 24,000 of them in a month, 9,000 invoices and 6,000 expenses. */
const SCALE = 50;
/** Requests of each kind; the first few are not counted. From the sixth on, the database uses a generic plan. */
const TIMES = 20;
const WARM_UP = 3;
const PER_PAGE = 25;

/** The figures of a request to a large provider: bytes of the answer, and CPU milliseconds of the server and its connections. */
export interface LargeAnswer {
  name: string;
  /** Which limit applies: a calendar, a search, a search with tens of thousands of matches, a report, or the first page of the same list. */
  kind: 'calendar' | 'search' | 'wide search' | 'report' | 'page';
  bytes: number;
  cpu: Figure;
  /** For a last page, the name of the first page. */
  first?: string;
}

type Asked = Omit<LargeAnswer, 'bytes' | 'cpu'> & { path: string };

const LISTS = ['log', 'schedule'] as const;
const REPORTS = { invoices: reportGroups.invoices.path, expenses: reportGroups.expenses.path } as const;
type Report = keyof typeof REPORTS;
const report = (of: Report, more: string) => `${API_BASE}${REPORTS[of]}?per_page=${PER_PAGE}&${more}`;
const list = (more: string) => `${API_BASE}${shifts.list.path}?per_page=${PER_PAGE}&${more}`;

type Counts = Readonly<Record<(typeof LISTS)[number] | Report, number>>;

/** Every report with each grouping, over all days and over some, plus its first and last page record by record. */
const reportsOf = (today: string, counts: Counts): Asked[] =>
  (['invoices', 'expenses'] as const).flatMap((of): Asked[] => {
    const [first, last] = [`${of} one by one, first page`, `${of} one by one, last page`];
    const some = `from=${addDays(today, -60)}&to=${today}`;
    return [
      ...REPORT_ROWS.map((by): Asked => ({ name: `report of ${of} by ${by}`, kind: 'report', path: report(of, `by=${by}`) })),
      { name: `report of ${of} by worker, 60 days`, kind: 'report', path: report(of, `by=worker&${some}`) },
      { name: `report of ${of}, search`, kind: 'report', path: report(of, 'by=house&search=banksia') },
      { name: first, kind: 'page', path: report(of, 'by=record&page=1') },
      { name: last, kind: 'page', path: report(of, `by=record&page=${Math.ceil(counts[of] / PER_PAGE)}`), first },
    ];
  });

/** The requests as the pages make them. @param today the day around which most shifts lie */
function askedOf(today: string, counts: Counts): Asked[] {
  const days = (from: number, to: number, room: string) =>
    `${API_BASE}${shiftCalendar.days.path}?start=${addDays(today, from)}&end=${addDays(today, to)}&shift_type=log&day_begins=06:00&${room}`;
  const calendar = (name: string, path: string): Asked => ({ name: `calendar, ${name}`, kind: 'calendar', path });
  const found = (word: string): Asked => ({ name: `search for ${word}`, kind: 'search', path: list(`shift_type=log&search=${word}`) });
  const changes = (kind: 'search' | 'wide search', word: string): Asked => ({
    name: `audit, search for ${word}`,
    kind,
    path: `${API_BASE}${audit.all.path}?per_page=${PER_PAGE}&search=${word}`,
  });
  return [
    calendar('month', days(-42, 0, 'per_day=2&per_night=1')),
    calendar('agenda', days(-30, 0, 'per_day=11&per_night=5')),
    calendar('week', days(-8, -1, 'per_day=40&per_night=20')),
    calendar('day', days(-2, -1, 'per_day=150&per_night=80')),
    ...['evening', 'sato', 'banksia', 'nobody-at-all'].map(found),
    ...['evening', 'sato', 'nobody-at-all'].map((word) => changes('search', word)),
    ...['an', 'er'].map((letters) => changes('wide search', letters)),
    ...LISTS.flatMap((kind): Asked[] => {
      const [first, last] = [`${kind}, first page`, `${kind}, last page`];
      const page = Math.ceil(counts[kind] / PER_PAGE);
      return [
        { name: first, kind: 'page', path: list(`shift_type=${kind}&page=1`) },
        { name: last, kind: 'page', path: list(`shift_type=${kind}&page=${page}`), first },
      ];
    }),
    ...reportsOf(today, counts),
  ];
}

interface Provider {
  token: string;
  today: string;
}

async function fill(services: Services): Promise<Provider> {
  await seed(services, { scale: SCALE });
  const { token } = await makePerson(services, 'super_admin');
  await services.database.query('vacuum analyze');
  return { token, today: services.clock.now().toISOString().slice(0, 10) };
}

/** Fills an empty database of an engine, and measures the largest page requests of a large provider, on the server and its connections. */
export async function largeProvider(engine: Engine): Promise<LargeAnswer[]> {
  const provider = await withServices(engine, fill);
  const backends = await engine.watch('api');
  try {
    return await measureLarge(await startApiServer(engine.environment, backends), provider);
  } finally {
    await backends.close();
  }
}

async function measureLarge(api: MeasuredServer, { token, today }: Provider): Promise<LargeAnswer[]> {
  try {
    const get = (path: string) => ask({ port: api.port, token }, { method: 'GET', path });
    const totalOf = async (path: string) => {
      const { answer } = await get(path);
      return (JSON.parse(answer.toString()) as { data: { total: number } }).data.total;
    };
    const counts = {
      log: await totalOf(list('shift_type=log')),
      schedule: await totalOf(list('shift_type=schedule')),
      invoices: await totalOf(report('invoices', 'by=record')),
      expenses: await totalOf(report('expenses', 'by=record')),
    };
    const answers: LargeAnswer[] = [];
    for (const { path, ...of } of askedOf(today, counts)) {
      const used: number[] = [];
      let bytes = 0;
      for (let time = -WARM_UP; time < TIMES; time += 1) {
        const before = await api.cpu();
        bytes = (await get(path)).answer.length;
        const after = await api.cpu();
        if (time >= 0) used.push(after.process + after.backends - before.process - before.backends);
      }
      answers.push({ ...of, bytes, cpu: figureOf(used) });
    }
    return answers;
  } finally {
    await api.stop();
  }
}
