/** A model-based test of the life cycles: five people act in any order, and the invariants of the records hold after each step. */
import assert from 'node:assert/strict';
import process from 'node:process';
import { after, before, suite, test } from 'node:test';
import fc from 'fast-check';
import { startApi, type TestApi } from '../../testing/harness';
import { broken, type Model, newModel, prepareInvariants } from '../../testing/life-cycle/invariants';
import { ACTS, begin, type Dice } from '../../testing/life-cycle/steps';
import { makeOwnWorld, type Office, type World } from '../../testing/life-cycle/world';
import { connect, saveConfig } from '../../testing/xero';

/** Fewer runs are enough while working on the model itself. */
const RUNS = Number(process.env['LIFE_CYCLE_RUNS'] ?? (process.env['VERIFY'] ? 5_000 : 300));
const MOST_STEPS = 40;
/** Repeats a failed run: the seed and path from its report, as `LIFE_CYCLE_REPLAY=-1629079819:131`. */
const [seed, path] = process.env['LIFE_CYCLE_REPLAY']?.split(':') ?? [];
const REPLAY = seed !== undefined && path !== undefined ? { seed: Number(seed), path } : {};

/** The maximum number of runs per database: each step gets slower with the number of worlds in it. */
const RUNS_OF_A_DATABASE = 250;

let api: TestApi;
let office: Office;
async function start() {
  api = await startApi({ XERO: 'demo' });
  await prepareInvariants(api.services);
  const [admin, manager, leader] = [await api.person('super_admin'), await api.person('senior_manager'), await api.person('team_leader')];
  office = { api, admin, manager, leader };
  await saveConfig(api, admin);
  await connect(api, admin);
}

/** Acts that must have succeeded in some run, so that a model that refuses every act does not pass. */
const REACHED = ['plan', 'replan', 'submit', 'approve', 'spend', 'respend', 'allow', 'bill', 'pay', 'terminate', 'close', 'apply'];

/** How often each act succeeded. */
const done = new Map<string, number>();

class Step implements fc.AsyncCommand<Model, World> {
  constructor(
    readonly act: string,
    readonly dice: Dice,
  ) {}
  check = () => true;
  async run(model: Model, world: World): Promise<void> {
    const me = world.people[this.dice.by % world.people.length] ?? assert.fail();
    const answer = await ACTS[this.act]?.({ world, model, me, dice: this.dice });
    if (answer) {
      assert.ok([200, 401, 403, 404, 422].includes(answer.status), `${this.toString()}: ${answer.status} ${answer.message}`);
      if (answer.status === 200) done.set(this.act, (done.get(this.act) ?? 0) + 1);
    }
    assert.deepEqual(await broken(world, model), [], this.toString());
  }
  toString = () => `${this.act} ${JSON.stringify(this.dice)}`;
}

const number = fc.nat({ max: 255 });
/** The person who usually performs an act, or anybody. 0 and 1 are the admin side, 3 and 4 the workers. */
const OF_WORKERS = ['submit', 'confirm', 'apply'];
const OF_OFFICE = ['plan', 'approve', 'allow', 'bill', 'pay', 'assign', 'renew'];
const usual = (act: string) =>
  OF_WORKERS.includes(act) ? fc.integer({ min: 3, max: 4 }) : fc.nat({ max: OF_OFFICE.includes(act) ? 1 : 4 });
const by = (act: string) => fc.oneof({ weight: 5, arbitrary: usual(act) }, { weight: 1, arbitrary: fc.nat({ max: 4 }) });
/** Acts on the way to a paid invoice are more frequent, so that many runs get there; so are required acts that a short run could miss. */
const OFTEN = ['plan', 'submit', 'approve', 'bill', 'spend', 'allow', 'pay', 'apply', 'assign'];
const OFTENEST = ['approve', 'bill', 'pay'];
const more = [...Array.from({ length: 3 }, () => REACHED), ...Array.from({ length: 4 }, () => [...OFTEN, ...OFTENEST, ...OFTENEST])];
const steps = [...Object.keys(ACTS), ...more.flat()].map((act) =>
  fc.record({ by: by(act), which: number, one: number, two: number }).map((dice) => new Step(act, dice)),
);

for (let first = 0; first < RUNS; first += RUNS_OF_A_DATABASE) {
  const runs = Math.min(RUNS_OF_A_DATABASE, RUNS - first);
  suite(`runs ${first + 1} to ${first + runs}`, () => {
    before(start);
    after(() => api.close());

    test(`any order of ${MOST_STEPS} calls by five people keeps jobs, agreements, workers, approvals and money consistent, ${runs} times`, async () => {
      const property = fc.asyncProperty(fc.commands(steps, { maxCommands: MOST_STEPS, size: 'max' }), async (commands) => {
        const world = await makeOwnWorld(office);
        const model = newModel();
        await begin(world, model);
        await fc.asyncModelRun(() => ({ model, real: world }), commands);
      });
      await fc.assert(property, { numRuns: runs, endOnFailure: RUNS > 100, includeErrorInReport: true, ...REPLAY });
    });
  });
}

// Over all runs together, because the last database may have only a few.
test('each required act succeeded in some run', () => {
  const never = REACHED.filter((act) => !done.has(act));
  assert.deepEqual(never, [], 'acts that never succeeded');
});
