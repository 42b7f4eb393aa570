/** Measures the product and a single bundle of the same sources, in one run. `npm run bench` builds both and then starts this. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { chromium, type Browser } from '@playwright/test';
import { compareModules } from '@careloom/federation/bench/compare-modules';
import { modulesOf } from '@careloom/federation/bench/modules';
import { CHROMIUM, CHROMIUM_FLAGS } from '../support/chromium';
import { ROOT } from '../support/places';
import { prepareData } from '../support/prepare-data';
import { figuresOf } from './figures';
import { formBytes } from './form-first';
import { ACTS, CALENDAR_ACTS, LARGE_ACTS } from './interactions/acts';
import { everyAct, type ActFigures } from './interactions/all-acts';
import { prepareLargeData, SCALE } from './large/prepare-large-data';
import { onLargeRoster } from './roster/measure-roster';
import { reportOf } from './report';
import { failuresOf, judge, type MeasuredPage, type Results } from './results';
import { SCREENS, type Screen } from './screens';
import { everyPage } from './shifts/all-pages';
import { PACKAGES_OF, ROOT_OF, SIDES, startSite, type Side, type Site } from './sites';
import { onLargeSheet } from './sheet/measure-sheet';
import { visit, type Visit } from './visit';

/** Number of rounds: counts in a busy browser vary a little, so the median is used. `npm test` has one, as bytes and scripts are the same in each. */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);

type Sites = Readonly<Record<Side, Site>>;
type Visits = Map<Screen, Record<Side, Visit[]>>;

/** Alternates between the two sides, so that other load on the machine affects both. */
async function visitAll(browser: Browser, sites: Sites): Promise<Visits> {
  const visits: Visits = new Map(SCREENS.map((screen) => [screen, { federated: [], single: [] }]));
  for (let round = 1; round <= ROUNDS; round++) {
    console.log(`  round ${round} of ${ROUNDS}`);
    for (const [screen, of] of visits) {
      for (const side of SIDES) of[side].push(await visit(browser, sites[side].address, screen, sites[side].user));
    }
  }
  return visits;
}

const modules = (side: Side) =>
  modulesOf(Object.fromEntries(PACKAGES_OF[side].map((folder) => [folder, path.join(ROOT_OF[side], folder, 'dist')])));

async function onLargeLists(browser: Browser): Promise<ActFigures[]> {
  console.log(`  lists at scale ${SCALE}`);
  const data = await prepareLargeData();
  const site = await startSite('federated', data);
  rmSync(path.dirname(data), { recursive: true, force: true }); // the site has its copy
  try {
    return await everyAct(browser, site, [...LARGE_ACTS, ...CALENDAR_ACTS]);
  } finally {
    await site.stop();
  }
}

async function measure(browser: Browser, sites: Sites): Promise<Results> {
  const visits = await visitAll(browser, sites);
  const pages: MeasuredPage[] = [];
  for (const [{ name, pathname, remote }, { federated, single }] of visits) {
    pages.push({ name, pathname, remote, federated: await figuresOf(federated, 'federated'), single: await figuresOf(single, 'single') });
  }
  const [login] = [...visits.values()].flatMap(({ federated }) => federated);
  const form = await formBytes(browser, sites.federated.address, login?.requests ?? []);
  // `npm test` checks the layout shift of every page that it opens on a phone: `routes/screens.spec.ts`.
  const stability = ROUNDS > 1 ? await everyPage(browser, sites.federated.address) : [];
  // With other load on the machine timings mean little, so `npm test` leaves them out and only counts.
  const acts =
    ROUNDS > 1
      ? [
          ...(await everyAct(browser, sites.federated, ACTS)),
          ...(await onLargeRoster(browser, sites.federated)),
          ...(await onLargeSheet(browser, sites.federated)),
          ...(await onLargeLists(browser)),
        ]
      : [];
  const differences = compareModules(await modules('federated'), await modules('single'));
  return judge({ pages, formBytes: form, differences, stability, acts });
}

const data = await prepareData();
const sites: Sites = { federated: await startSite('federated', data), single: await startSite('single', data) };
const browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_FLAGS });
try {
  const results = await measure(browser, sites);
  console.log(reportOf(results));
  mkdirSync(path.join(ROOT, 'reports'), { recursive: true });
  writeFileSync(path.join(ROOT, 'reports/bench.json'), JSON.stringify(results, null, 2));
  process.exitCode = failuresOf(results).length === 0 ? 0 : 1;
} finally {
  await browser.close();
  for (const side of SIDES) await sites[side].stop();
}
