import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pickNext } from './pick-next';

const now = new Date('2026-11-18T12:00:00Z');
const hour = 3_600_000;

/** A shift, in hours from now. */
const shift = (name: string, from: number, to: number, { started = false, finished = false } = {}) => ({
  name,
  start_at: new Date(now.getTime() + from * hour),
  end_at: new Date(now.getTime() + to * hour),
  started_at: started ? now : null,
  finished_at: finished ? now : null,
});

const CASES = [
  { open: [], picked: undefined },
  { open: [shift('tomorrow', 24, 32), shift('later', 48, 56)], picked: 'tomorrow' },
  { open: [shift('now', -1, 7), shift('tomorrow', 24, 32)], picked: 'now' },
  { open: [shift('over', -9, -1), shift('now', -1, 7)], picked: 'now' },
  { open: [shift('over', -9, -1), shift('tomorrow', 24, 32)], picked: 'over' },
  { open: [shift('over', -9, -1), shift('soon', 0.9, 8)], picked: 'soon' },
  { open: [shift('over', -9, -1), shift('started early', 0.4, 8, { started: true })], picked: 'started early' },
  { open: [shift('finished early', -7, 1, { finished: true }), shift('tomorrow', 24, 32)], picked: 'finished early' },
  { open: [shift('long over', -40, -30), shift('tomorrow', 24, 32)], picked: 'tomorrow' },
  { open: [shift('long over', -40, -30)], picked: undefined },
];

test('the shift that is most relevant to its worker', () => {
  for (const { open, picked } of CASES) assert.equal(pickNext(open, now)?.name, picked, open.map(({ name }) => name).join());
});
