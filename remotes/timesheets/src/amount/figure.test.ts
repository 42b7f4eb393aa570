import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { Figure } from './figure';

type Drawing = Pick<Figure, 'minutes' | 'changes' | 'days'> & {
  what: string;
  amounts: number[];
  cents: number[];
  total: number;
  server: number;
  hours: [at: number, hour: number][];
  bars: [kind: string, shade: string, from: number, to: number, paidTo: number][];
};

const PROGRAM = join(__dirname, '../testing/print-figures.ts');

/** The figures of all worked examples, computed by a process in the time zone `zone`. */
function drawnIn(zone: string): { offset: number; figures: Drawing[] } {
  const { stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', PROGRAM], {
    env: { ...process.env, TZ: zone },
    encoding: 'utf8',
  });
  if (!stdout) throw new Error(stderr);
  return JSON.parse(stdout) as { offset: number; figures: Drawing[] };
}

const inSydney = drawnIn('Australia/Sydney');
const drawing = (what: string): Drawing => {
  const found = inSydney.figures.find((figure) => figure.what === what);
  if (!found) throw new Error(`There is no example ${what}.`);
  return found;
};

describe('the worked examples, drawn and summed', () => {
  test.each(inSydney.figures.map((figure): [string, Drawing] => [figure.what, figure]))(
    '%s',
    (_, { amounts, cents, total, server, bars, minutes }) => {
      expect(cents).toEqual(amounts);
      expect(total).toBe(server);
      expect(total).toBe(amounts.reduce((sum, amount) => sum + amount, 0));
      const bottom = bars.filter(([kind]) => kind !== 'tower');
      expect(bottom.map(([, , from]) => from)).toEqual([0, ...bottom.slice(0, -1).map(([, , , to]) => to)]);
      expect(bottom.at(-1)?.[3]).toBe(minutes);
    },
  );

  test.each([
    ['Australia/Perth', -480],
    ['Australia/Adelaide', -630],
    ['Europe/London', 0],
  ])('are the same for a reader in %s', (zone, offset) => {
    const there = drawnIn(zone);
    expect(there.offset).toBe(offset);
    expect(there.figures).toEqual(inSydney.figures);
  });
});

describe('the drawing', () => {
  test('an hour lost when clocks go forward is a cut without any minutes', () => {
    const { minutes, changes, hours } = drawing('9');
    expect([minutes, changes]).toEqual([420, [{ at: 240, minutes: 60, before: '02:00', after: '03:00' }]]);
    expect(hours.map(([, hour]) => hour)).toEqual([22, 23, 0, 1, 3, 4, 5]);
  });

  test('an hour that occurs twice has two places', () => {
    const { minutes, changes, hours } = drawing('8 NSW');
    expect([minutes, changes]).toEqual([540, [{ at: 300, minutes: -60, before: '03:00', after: '02:00' }]]);
    expect(hours.map(([, hour]) => hour)).toEqual([22, 23, 0, 1, 2, 2, 3, 4, 5]);
  });

  test('higher rates have a stronger color; a holiday is named at its day', () => {
    expect(drawing('2').bars.map(([, shade]) => shade)).toEqual(['day', 'evening']);
    expect(drawing('4').bars.map(([, shade]) => shade)).toEqual(['saturday', 'sunday']);
    expect(drawing('12').bars.map(([, shade]) => shade)).toEqual(['day', 'holiday']);
    expect(drawing('12').days.map(({ date, holiday }) => [date, holiday])).toEqual([
      ['2026-11-02', null],
      ['2026-11-03', 'Melbourne Cup Day'],
    ]);
  });

  test('a wake-up is drawn in the night, with the minutes that are paid but were not worked', () => {
    expect(drawing('7').bars.map(([kind, , from, to, paidTo]) => [kind, from, to, paidTo])).toEqual([
      ['band', 0, 120, 120],
      ['band', 120, 240, 240],
      ['bed', 240, 720, 720],
      ['tower', 490, 520, 550],
      ['band', 720, 900, 900],
    ]);
  });
});
