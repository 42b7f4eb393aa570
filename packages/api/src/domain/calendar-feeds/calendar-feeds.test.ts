import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { calendarFeeds } from '@careloom/contract/resources/calendar-feeds';
import { eq } from 'drizzle-orm';
import { participants } from '../../platform/db/schema/places';
import { calendarFeeds as table } from '../../platform/db/schema/calendar-feeds';
import { shifts } from '../../platform/db/schema/shifts';
import { users } from '../../platform/db/schema/identity';
import { startApi, type TestApi } from '../../../testing/harness';
import { makeShift } from '../../../testing/money-records';
import type { Person } from '../../../testing/people';
import { makeHouse, makeJob } from '../../../testing/records';

let api: TestApi;
let worker: Person;
let stranger: Person;
let night: { id: number };
let day: { id: number };
before(async () => {
  api = await startApi({ PUBLIC_URL: 'https://care.example.org' });
  api.clock.set(new Date('2026-11-20T00:00:00Z'));
  const admin = await api.person('super_admin');
  [worker, stranger] = [await api.person('worker'), await api.person('worker')];
  const house = await makeHouse(api.services, { name: 'Banksia; House, one', address: '14 Munro Street' });
  await api.services.db.insert(participants).values({ house_id: house.id, name: 'Tomasina', dob: '1990-01-01' });
  const work = { job: await makeJob(api.services, { house, postedBy: admin }), worker, by: admin };
  day = await makeShift(api.services, work);
  const over = { start_at: new Date('2026-11-20T11:00:00Z'), end_at: new Date('2026-11-20T19:00:00Z'), date: '2026-11-20' };
  night = await makeShift(api.services, work, { ...over, type: 'sleep_over', name: 'Night', status: 'confirmed' });
  await makeShift(api.services, work, {
    start_at: new Date('2026-12-01T00:00:00Z'),
    end_at: new Date('2026-12-01T01:00:00Z'),
    status: 'draft',
  });
});
after(() => api.close());

const as = ({ token }: Person) => ({ token });
const make = async (person = worker) => (await api.send(calendarFeeds.create, {}, as(person))).data;
const read = (url: string, headers: Record<string, string> = {}) => fetch(url.replace('https://care.example.org', api.url), { headers });

/** The events of a calendar: their properties by name, unfolded and unescaped. */
async function events(url: string) {
  const text = (await (await read(url)).text()).replace(/\r\n[ \t]/g, '');
  return [...text.matchAll(/BEGIN:VEVENT\r\n([\s\S]*?)END:VEVENT/g)].map(([, lines = '']) =>
    Object.fromEntries(
      lines
        .trim()
        .split('\r\n')
        .map((line): [string, string] => [
          line.slice(0, line.indexOf(':')),
          line.slice(line.indexOf(':') + 1).replace(/\\([,;\\])/g, '$1'),
        ]),
    ),
  );
}

test("a calendar program reads the user's own published shifts: instants in UTC, identified by UID, without names of residents", async () => {
  const { url } = await make();
  assert.match(url, /^https:\/\/care\.example\.org\/api\/v1\/calendar\/[\w-]{43}\.ics$/);
  const answer = await read(url);
  assert.deepEqual(
    ['content-type', 'cache-control'].map((name) => answer.headers.get(name)),
    ['text/calendar; charset=utf-8', 'private, no-cache'],
  );
  const text = await answer.text();
  assert.ok(text.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n') && !text.includes('Tomasina'));
  const [first, second, ...others] = await events(url);
  assert.equal(others.length, 0);
  assert.deepEqual(
    [first?.['UID'], first?.['DTSTART'], first?.['DTEND'], first?.['STATUS'], first?.['SEQUENCE']],
    [`shift-${day.id}@care.example.org`, '20261117T220000Z', '20261118T060000Z', 'TENTATIVE', '1'],
  );
  assert.deepEqual(
    [second?.['UID'], second?.['SUMMARY'], second?.['STATUS']],
    [`shift-${night.id}@care.example.org`, 'Banksia; House, one · Sleep over · Night', 'CONFIRMED'],
  );
  assert.match(second?.['LOCATION'] ?? '', /^14 Munro Street, /);
});

test('unchanged shifts are answered 304 by their ETag; a cancelled one stays in the calendar, with a higher SEQUENCE', async () => {
  const { url } = await make();
  const tag = (await read(url)).headers.get('etag') ?? '';
  assert.equal((await read(url, { 'if-none-match': `W/${tag}, "x"` })).status, 304);
  await api.services.db.update(shifts).set({ status: 'cancelled', version: 2 }).where(eq(shifts.id, day.id));
  assert.equal((await read(url, { 'if-none-match': tag })).status, 200);
  const [first] = await events(url);
  assert.deepEqual([first?.['STATUS'], first?.['SEQUENCE']], ['CANCELLED', '2']);
});

test('a revoked link is answered like an unknown one, at once; the token is never stored', async () => {
  const { id, url } = await make();
  const { data } = await api.send(calendarFeeds.revoke, { n: id }, as(worker));
  assert.equal(data.status, 'revoked');
  assert.equal((await api.send(calendarFeeds.revoke, { n: id }, as(worker))).data.revoked_at, data.revoked_at);
  for (const address of [url, `${url.slice(0, -5)}x.ics`, url.replace('.ics', '')]) {
    const answer = await read(address);
    const body = (await answer.json()) as { message: string };
    assert.deepEqual([answer.status, body.message], [404, 'This calendar feed does not exist or was revoked.']);
  }
  const stored = JSON.stringify(await api.services.db.select().from(table));
  assert.ok(!stored.includes(url.slice(-47, -4)));
});

test('a link belongs to its maker: nobody else lists or revokes it, there are 10 at most, and it ends with the account', async () => {
  const { id, url } = await make(stranger);
  assert.deepEqual(
    (await api.send(calendarFeeds.list, {}, as(stranger))).data.map((feed) => [feed.id, 'url' in feed]),
    [[id, false]],
  );
  assert.equal((await api.send(calendarFeeds.revoke, { n: id }, as(worker))).status, 404);
  assert.deepEqual(await events(url), []);
  for (let made = 1; made < 10; made += 1) await make(stranger);
  const tooMany = await api.send(calendarFeeds.create, {}, as(stranger));
  assert.deepEqual([tooMany.status, tooMany.message], [422, 'You have 10 calendar feeds. Revoke one before you add another.']);
  await api.services.db.update(users).set({ is_active: false }).where(eq(users.id, stranger.id));
  assert.equal((await read(url)).status, 404);
});
