import { shiftCalendar } from '@careloom/contract/resources/shift-calendar';
import { shifts } from '@careloom/contract/resources/shifts';
import { seed } from '../seed/seed';
import { addDays } from '../src/platform/clock/local-day';
import type { Services } from '../src/platform/services';
import { API_BASE } from '../src/platform/http/route';
import { makePerson } from '../testing/people';
import { noBackends } from './backends';
import { type Engine, withServices } from './engines';
import { type Figure, figureOf } from './figures';
import { ask } from './load';
import { startApiServer } from './measured-server';

/** Times the demo: 400 houses, 2,000 workers and 98,000 shifts, 24,000 of them in a month. */
const SCALE = 50;
/** Requests of each kind; the first few are not counted. */
const TIMES = 20;
const WARM_UP = 3;
const PER_PAGE = 25;

/** What is asked of a large provider: bytes of the answer, and CPU milliseconds of the server. */
export interface LargeAnswer {
  name: string;
  /** What it must not exceed: those of a calendar, of a search, or of the first page of the same list. */
  kind: 'calendar' | 'search' | 'page';
  bytes: number;
  cpu: Figure;
  /** The name of the first page, of a last one. */
  first?: string;
}

type Asked = Omit<LargeAnswer, 'bytes' | 'cpu'> & { path: string };

const LISTS = ['log', 'schedule'] as const;
const list = (more: string) => `${API_BASE}${shifts.list.path}?per_page=${PER_PAGE}&${more}`;

/** As the pages ask. @param today the day on which most shifts are around it */
function askedOf(today: string, counts: Readonly<Record<(typeof LISTS)[number], number>>): Asked[] {
  const days = (from: number, to: number, room: string) =>
    `${API_BASE}${shiftCalendar.days.path}?start=${addDays(today, from)}&end=${addDays(today, to)}&shift_type=log&day_begins=06:00&${room}`;
  const calendar = (name: string, path: string): Asked => ({ name: `calendar, ${name}`, kind: 'calendar', path });
  const found = (word: string): Asked => ({ name: `search for ${word}`, kind: 'search', path: list(`shift_type=log&search=${word}`) });
  return [
    calendar('month', days(-42, 0, 'per_day=2&per_night=1')),
    calendar('agenda', days(-30, 0, 'per_day=11&per_night=5')),
    calendar('week', days(-8, -1, 'per_day=40&per_night=20')),
    calendar('day', days(-2, -1, 'per_day=150&per_night=80')),
    ...['evening', 'sato', 'banksia', 'nobody-at-all'].map(found),
    ...LISTS.flatMap((kind): Asked[] => {
      const [first, last] = [`${kind}, first page`, `${kind}, last page`];
      const page = Math.ceil(counts[kind] / PER_PAGE);
      return [
        { name: first, kind: 'page', path: list(`shift_type=${kind}&page=1`) },
        { name: last, kind: 'page', path: list(`shift_type=${kind}&page=${page}`), first },
      ];
    }),
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

/** Fills an empty database of an engine, and measures what the largest pages of a large provider ask. */
export const largeProvider = async (engine: Engine): Promise<LargeAnswer[]> => measureLarge(engine, await withServices(engine, fill));

export async function measureLarge({ environment }: Pick<Engine, 'environment'>, { token, today }: Provider): Promise<LargeAnswer[]> {
  const api = await startApiServer(environment, noBackends);
  try {
    const get = (path: string) => ask({ port: api.port, token }, { method: 'GET', path });
    const count = async (kind: string) => {
      const { answer } = await get(list(`shift_type=${kind}`));
      return (JSON.parse(answer.toString()) as { data: { total: number } }).data.total;
    };
    const answers: LargeAnswer[] = [];
    for (const { path, ...of } of askedOf(today, { log: await count('log'), schedule: await count('schedule') })) {
      const used: number[] = [];
      let bytes = 0;
      for (let time = -WARM_UP; time < TIMES; time += 1) {
        const before = await api.cpu();
        bytes = (await get(path)).answer.length;
        const after = await api.cpu();
        if (time >= 0) used.push(after.process - before.process);
      }
      answers.push({ ...of, bytes, cpu: figureOf(used) });
    }
    return answers;
  } finally {
    await api.stop();
  }
}
