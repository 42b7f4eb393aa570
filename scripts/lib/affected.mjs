/** `npm test -- --affected`: units that passed and have not changed since are not run again. */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { ROOT } from './run.mjs';
import { SHARD } from './shard.mjs';
import { specOf } from './browser-units.mjs';

const STATE = path.join(ROOT, '.cache/affected.json');

/** What a run depends on besides the files. A unit that passed in one shard counts for that shard alone. */
const ENVIRONMENT = JSON.stringify([process.platform, process.arch, process.env['VERIFY'] ?? '', SHARD?.text ?? '']);

const digestOf = (/** @type {string} */ text) => createHash('sha256').update(ENVIRONMENT).update(text).digest('hex');

/** @typedef {import('./units.mjs').Inputs} Inputs */
/** @typedef {import('./suite.mjs').StepResult} StepResult */
/** @typedef {{ passed: Record<string, string>, loads: Record<string, string[]>, files: Record<string, string[]> }} State fingerprints with which a unit passed; parts that a browser test loaded; files that a test file of jest ran */

const nothing = () => ({ passed: {}, loads: {}, files: {} });

/** @param {string} file @returns {State} */
function readState(file) {
  try {
    return { ...nothing(), ...JSON.parse(readFileSync(file, 'utf8')) };
  } catch {
    return nothing();
  }
}

/** @typedef {{ testFingerprint: (places: readonly string[]) => Promise<string>, forgetDigests: () => void }} Fingerprints */

/** The build's own functions. @returns {Promise<Fingerprints>} */
const fingerprintsOfBuild = async () => {
  const { tsImport } = await import('tsx/esm/api');
  return tsImport('../../packages/federation/src/build/fingerprint.ts', import.meta.url);
};

/**
 * Records which units passed. Without `skip` everything counts as changed, and what passes is recorded all the same.
 * @param {boolean} skip
 * @param {{ file?: string, fingerprints?: Fingerprints }} [options] where results are stored, and how changes of files are detected
 */
export async function affected(skip, { file = STATE, fingerprints: given } = {}) {
  const { forgetDigests, testFingerprint } = given ?? (await fingerprintsOfBuild());
  const state = readState(file);

  /** @param {ReadonlyMap<string, Inputs>} units @returns {Promise<Map<string, string>>} */
  async function fingerprints(units) {
    const found = new Map();
    for (const [name, { places, also = '' }] of units) found.set(name, `${await testFingerprint(places)} ${digestOf(also)}`);
    return found;
  }

  return {
    /** For a browser test: the parts that it loaded when it last passed. */
    loads: state.loads,
    /** For a test file of jest: the files of its part that it ran when it last passed. */
    files: state.files,
    /**
     * Runs the units that have changed since they passed, and records those that pass. A unit whose files were edited meanwhile does not count as passed.
     * @param {() => ReadonlyMap<string, Inputs>} unitsNow called again after the work, which may have found dependencies or smaller units
     * @param {(changed: string[], units: ReadonlyMap<string, Inputs>) => Promise<StepResult & { ran?: readonly string[], hasFailed?: ((unit: string) => boolean) | undefined }>} work `ran` are the units that it ran, by
     * their names after the work, if these differ; `hasFailed` tells which of them failed: without it all did, if the work failed
     * @returns {Promise<StepResult>}
     */
    async run(unitsNow, work) {
      const units = unitsNow();
      const before = await fingerprints(units);
      const changed = [...before].filter(([name, found]) => !skip || state.passed[name] !== found).map(([name]) => name);
      if (changed.length === 0) return { code: 0, output: '', note: 'nothing that it depends on has changed since it passed' };
      const { ran = changed, hasFailed, ...result } = await work(changed, units);
      const allPassed = result.code === 0 && !result.failed;
      forgetDigests();
      const after = await fingerprints(units);
      const next = await fingerprints(unitsNow());
      const edited = new Set(changed.filter((name) => after.get(name) !== before.get(name)).map(specOf));
      for (const name of new Set([...changed, ...ran])) {
        const found = next.get(name);
        if ((allPassed || hasFailed?.(name) === false) && found && !edited.has(specOf(name))) state.passed[name] = found;
        else delete state.passed[name];
      }
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(state, null, 1));
      const left = units.size - changed.length;
      return left > 0 ? { ...result, note: `${result.note ? `${result.note}; ` : ''}${left} of ${units.size} parts unchanged` } : result;
    },
  };
}
