import { execFile } from 'node:child_process';
import process from 'node:process';
import { buildServer } from '../build/build-all';
import { CommandRefused } from '../base/command-refused';
import { line } from '../build/if-changed';
import { RegistryRefused } from '../registry/refused';
import { ROOT } from '../base/workspace';
import { verdict, type Trial, type TryOut, type Verdict } from '../registry/trial';

/** In `e2e`, because it drives a browser. */
const TRY_OUT = 'e2e/try-out/main.ts';

/** Timeout for server, browser and page together, in milliseconds. */
const LIMIT = 240_000;

/** The option of commands that serve untried versions. A pipeline without a browser sets `CARELOOM_NO_SMOKE=1` for all of them. */
export const NO_SMOKE = { 'no-smoke': { type: 'boolean', default: false } } as const;

const NO_BROWSER =
  'There is no browser here in which a candidate could be opened before it is served. Install Chromium or set CHROMIUM_PATH; --no-smoke serves it without, and the audit says so.';

const refused = (name: string, why: string) =>
  new RegistryRefused(`Refused: ${name} was opened in a browser before anybody gets it, and ${why}.`);

function run(trial: Trial): Promise<Verdict> {
  return new Promise((resolve, reject) => {
    const args = ['--import', 'tsx', TRY_OUT, JSON.stringify(trial)];
    execFile(process.execPath, args, { cwd: ROOT, timeout: LIMIT }, (error, stdout, stderr) => {
      if (!error) return resolve(verdict.parse(JSON.parse(stdout.trim().split('\n').at(-1) ?? '')));
      reject(refused(trial.name, error.killed ? `nothing stood within ${LIMIT / 1000} seconds` : `that failed: ${stderr.trim()}`));
    });
  });
}

/**
 * Returns the function that tries a candidate in a real browser, in the served shell and with its own demo data.
 * @returns `untried`, for the audit, if the options or the environment turn it off
 */
export function readSmoke(options: { 'no-smoke': boolean } = { 'no-smoke': false }): { tryOut: TryOut } | { untried: true } {
  if (options['no-smoke'] || process.env.CARELOOM_NO_SMOKE === '1') return { untried: true };
  return { tryOut };
}

async function tryOut(trial: Trial): Promise<boolean> {
  if (!trial.versions['shell']) return false;
  await buildServer((built) => built.built && console.log(line(built)));
  const { browser, faults } = await run(trial);
  if (!browser) throw new CommandRefused(NO_BROWSER);
  if (faults.length > 0) throw refused(trial.name, `it does not work: ${faults.join('; ')}`);
  return true;
}
