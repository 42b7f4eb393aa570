import { KB } from '@careloom/federation/bench/budgets';
import type { Difference } from '@careloom/federation/bench/compare-modules';
import { median, verdictOf, type Measured, type Verdict } from '@careloom/federation/bench/verdict';
import type { PageFigures } from './figures';
import type { ActFigures } from './interactions/all-acts';
import type { PageStability } from './shifts/all-pages';
import type { Side } from './sites';

export interface MeasuredPage extends Readonly<Record<Side, PageFigures>> {
  name: string;
  pathname: string;
  remote: string | null;
}

export interface Results {
  pages: MeasuredPage[];
  /** Bytes after which the login form is painted and usable. */
  formBytes: number;
  differences: Difference[];
  /** Every built page, the least stable first; empty with one round. */
  stability: PageStability[];
  acts: ActFigures[];
  verdicts: Verdict[];
}

const ENTRY = 'remoteEntry.js';

/** Bytes of a remote's own files on its first page: its entry, and the rest. */
export function ownBytes({ chunks }: PageFigures, remote: string) {
  const own = chunks.filter(({ file }) => file.startsWith(`${remote}/`));
  const sum = (files: typeof own) => files.reduce((total, { bytes }) => total + bytes, 0);
  return { entry: sum(own.filter(({ file }) => file.endsWith(ENTRY))), rest: sum(own.filter(({ file }) => !file.endsWith(ENTRY))) };
}

/** Bytes that are loaded for a chart: recharts, and our own part. @throws Error if the page loaded none, because its figure would be 0 */
function chartBytes({ chunks }: PageFigures) {
  const bytesOf = (part: string) =>
    chunks.filter(({ holds }) => holds.some((one) => one.includes(part))).reduce((sum, { bytes }) => sum + bytes, 0);
  const [recharts, own] = [bytesOf('recharts'), bytesOf('shared/charts')];
  if (recharts === 0) throw new Error('The dashboard loaded no charts.');
  return { recharts, own };
}

const ratios = ({ federated, single }: MeasuredPage) => ({
  bytes: federated.scriptBytes / single.scriptBytes,
  compiles: federated.lazyCompiles / single.lazyCompiles,
});

function measuredOf(page: MeasuredPage, formBytes: number): Measured[] {
  const { name, remote, federated } = page;
  const { bytes, compiles } = ratios(page);
  if (remote !== null) {
    const { entry, rest } = ownBytes(federated, remote);
    return [
      { budget: 'remoteBytes', at: name, value: bytes },
      { budget: 'remoteCompiles', at: name, value: compiles },
      { budget: 'remoteEntry', at: name, value: entry / KB },
      { budget: 'remoteOwn', at: name, value: rest / KB },
    ];
  }
  if (name !== 'login') {
    const charts = chartBytes(federated);
    return [
      { budget: 'dashboardScripts', value: (federated.scriptBytes - charts.recharts - charts.own) / KB },
      { budget: 'dashboardAll', value: federated.scriptBytes / KB },
      { budget: 'charts', value: charts.recharts / KB },
    ];
  }
  return [
    { budget: 'loginScripts', value: federated.scriptBytes / KB },
    { budget: 'loginForm', value: formBytes / KB },
    { budget: 'loginBytes', value: bytes },
    { budget: 'loginCompiles', value: compiles },
    { budget: 'loginRequests', value: federated.requests },
    { budget: 'loginDepth', value: federated.depth },
  ];
}

/** All pages whose layout shift exceeds the limit, otherwise the one with the largest shift. */
function shiftsOf(stability: readonly PageStability[]): Verdict[] {
  const verdicts = stability.map(({ at, score }) => verdictOf({ budget: 'layoutShift', at, value: score }));
  const exceeded = verdicts.filter((verdict) => verdict.exceeded);
  return exceeded.length > 0 ? exceeded : verdicts.slice(0, 1);
}

/** Compares the measurements with the budgets. */
export const judge = (measured: Omit<Results, 'verdicts'>): Results => ({
  ...measured,
  verdicts: [
    ...measured.pages.flatMap((page) => measuredOf(page, measured.formBytes)).map(verdictOf),
    ...shiftsOf(measured.stability),
    ...measured.acts.map(({ name, budget, allMs }) => verdictOf({ budget, at: name, value: median(allMs) })),
  ],
});

/** Why the bench fails, as sentences; empty if it does not. */
export const failuresOf = ({ verdicts, differences }: Results): string[] => [
  ...verdicts.filter(({ exceeded }) => exceeded).map(({ sentence }) => sentence),
  ...differences
    .filter(({ reason }) => reason === null)
    .map(({ module, only }) => `${module} is in the ${only} build alone, and not because of the federation.`),
];
