import type { RosterShift } from '@careloom/contract/resources/shift-roster';
import { expect, test } from '@jest/globals';
import { createEdits, type Edit, edited, type Outcome } from './edits';

const shift: RosterShift = {
  id: 1,
  name: 'Morning',
  date: '2026-11-25',
  start_time: '09:00',
  end_time: '17:00',
  start_at: '2026-11-24T22:00:00.000Z',
  minutes: 480,
  type: 'normal',
  status: 'published',
  worker_id: 1,
  job_id: 7,
  house_id: 3,
  total_cost: '320.00',
  version: 4,
};
const to = (worker_id: number) => ({ worker_id, date: '2026-11-25', start_time: '09:00', end_time: '17:00' });

/** Edits against a server whose answers the test defines; by default it saves. */
function begin(answers: ((edit: Edit) => Outcome)[] = []) {
  const sent: [kind: string, worker: number | null, version: number, reassign: number][] = [];
  const refused: string[] = [];
  const retries: (() => void)[] = [];
  let version = shift.version;
  const edits = createEdits({
    send: (edit) => {
      sent.push([edit.kind, edit.to.worker_id, edit.version, edit.reassign]);
      const answer = answers.shift();
      if (answer) return Promise.resolve(answer(edit));
      version += 1;
      return Promise.resolve({ kind: 'saved', shift: { ...edit.shift, ...edit.to, id: Math.abs(edit.shift.id), version } });
    },
    onSaved: () => undefined,
    onRefused: (_edit, { message }) => refused.push(message),
    retryLater: (retry) => retries.push(retry),
  });
  return { edits, sent, refused, retries };
}
const settled = () => new Promise((done) => setTimeout(done, 0));

test('changes are sent one after the other, each with the version returned by the previous one', async () => {
  const { edits, sent } = begin();
  edits.place(shift, to(2));
  edits.place({ ...shift, worker_id: 2 }, to(3));
  expect(edited([shift], edits.get().queue)[0]?.worker_id).toBe(3);
  await settled();
  expect(sent).toEqual([
    ['place', 2, 4, 0],
    ['place', 3, 5, 0],
  ]);
  expect(edits.get().queue).toEqual([]);
});

test('a change not saved yet can be undone (its inverse is queued) and redone', async () => {
  const { edits, sent, retries } = begin([() => ({ kind: 'unsent' })]);
  edits.place(shift, to(2));
  await settled();
  expect(edits.undo()).toBe(true);
  expect(edited([shift], edits.get().queue)[0]?.worker_id).toBe(1);
  expect(edits.undo()).toBe(false);
  retries[0]?.();
  await settled();
  expect(sent.slice(1).map(([, worker, version]) => [worker, version])).toEqual([
    [2, 4],
    [1, 5],
  ]);
  expect(edits.undo()).toBe(false);
  expect(edits.redo()).toBe(true);
  await settled();
  expect(sent.at(-1)).toEqual(['place', 2, 6, 0]);
  expect(edits.undo()).toBe(true);
});

test('a copy not saved yet can be undone', async () => {
  const { edits, sent, retries } = begin([() => ({ kind: 'unsent' })]);
  edits.copy(shift, to(2));
  await settled();
  expect(edited([shift], edits.get().queue)).toHaveLength(2);
  expect(edits.undo()).toBe(true);
  expect(edited([shift], edits.get().queue)).toHaveLength(1);
  retries[0]?.();
  await settled();
  expect(sent.slice(1).map(([kind, , version]) => [kind, version])).toEqual([
    ['create', 0],
    ['remove', 5],
  ]);
});

test('undo sends the inverse and redo the change again, with the latest version', async () => {
  const { edits, sent } = begin();
  edits.place(shift, to(2));
  await settled();
  expect(edits.undo()).toBe(true);
  await settled();
  expect(edits.undo()).toBe(false);
  expect(edits.redo()).toBe(true);
  await settled();
  expect(sent.map(([, worker, version]) => [worker, version])).toEqual([
    [2, 4],
    [1, 5],
    [2, 6],
  ]);
  edits.place({ ...shift, worker_id: 2, version: 7 }, to(3));
  await settled();
  expect(edits.redo()).toBe(false);
});

test('undo never undoes a change of another user: a stale change is refused and removed', async () => {
  const now = { ...shift, worker_id: 9, version: 8 };
  const { edits, sent, refused } = begin([]);
  edits.place(shift, to(2));
  await settled();
  const { edits: others, refused: reasons } = begin([
    (edit) => ({ kind: 'saved', shift: { ...edit.shift, ...edit.to, version: 5 } }),
    (edit) => ({ kind: 'saved', shift: { ...edit.shift, ...edit.to, version: 6 } }),
    () => ({ kind: 'stale', now, message: 'Changed.' }),
  ]);
  others.place(shift, to(2));
  others.place({ ...shift, worker_id: 2 }, to(3));
  await settled();
  others.undo();
  await settled();
  expect(reasons).toEqual(['Changed.']);
  expect([others.get().undo, others.get().redo, others.get().queue]).toEqual([[], [], []]);
  expect([sent.length, refused]).toEqual([1, []]);
});

test('a change that could not be sent stays and is retried; if it had arrived, it counts as saved', async () => {
  const saved = { ...shift, worker_id: 2, version: 5 };
  const { edits, retries, refused } = begin([() => ({ kind: 'unsent' }), () => ({ kind: 'stale', now: saved, message: 'Changed.' })]);
  edits.place(shift, to(2));
  await settled();
  expect([edits.get().isOffline, edits.get().queue.length]).toEqual([true, 1]);
  retries[0]?.();
  await settled();
  expect([edits.get().isOffline, edits.get().queue.length, refused, edits.get().undo.length]).toEqual([false, 0, [], 1]);
});

test('a clash asks for confirmation; the change is sent with it, or dropped', async () => {
  const asks = () => ({ kind: 'asks', message: 'Reassign?' }) as const;
  const { edits, sent } = begin([asks, (edit) => ({ kind: 'saved', shift: edit.shift }), asks]);
  edits.place(shift, to(2));
  await settled();
  expect(edits.get().question).toBe('Reassign?');
  edits.answer(true);
  await settled();
  edits.place(shift, to(3));
  await settled();
  edits.answer(false);
  await settled();
  expect(sent).toEqual([
    ['place', 2, 4, 0],
    ['place', 2, 4, 1],
    ['place', 3, 4, 0],
  ]);
  expect([edits.get().queue, edits.get().question]).toEqual([[], null]);
});

test('a copy is a draft of its own; undo removes it', async () => {
  const { edits, sent } = begin();
  edits.copy(shift, to(2));
  expect(edited([shift], edits.get().queue).map(({ status }) => status)).toEqual(['published', 'draft']);
  await settled();
  edits.undo();
  await settled();
  expect(sent.map(([kind]) => kind)).toEqual(['create', 'remove']);
});
