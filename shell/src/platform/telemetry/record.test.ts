import { expect, test } from '@jest/globals';
import { onRecord, record, type TelemetryRecord } from './record';

const load = (ms: number): TelemetryRecord => ({ kind: 'load', remote: 'jobs', version: '1.0.0', ms });

test('the first fifty records wait for the collector; later ones reach it at once', () => {
  for (let ms = 1; ms <= 60; ms += 1) record(load(ms));
  const received: TelemetryRecord[] = [];
  onRecord((one) => received.push(one));
  expect([received.length, received[0], received.at(-1)]).toEqual([50, load(1), load(50)]);
  record(load(99));
  expect(received.at(-1)).toEqual(load(99));
});
