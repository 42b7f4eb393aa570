import path from 'node:path';
import { readAudit } from './audit';
import { readIfThere, writeAtomically } from './files';
import { RegistryRefused } from './refused';
import type { RegistryState } from './state';
import { readState } from './upgrade-state';

export const stateFileIn = (folder: string) => path.join(folder, 'state.json');

/** A copy of `state.json` as of the last act, used if that file cannot be read. */
const copyIn = (folder: string) => path.join(folder, 'state.last-good.json');

export interface StoredState {
  state: RegistryState;
  /** Why the copy is used: a sentence that names the file. Null if `state.json` itself was read. */
  damage: string | null;
}

const NOTHING: RegistryState = { packages: {}, withdrawn: {}, auditLength: 0 };

/** Describes what is wrong with the text of `state.json`. */
function damageOf(folder: string, text: string | null, error: unknown): string {
  const why = text === null ? 'is gone' : text.trim() === '' ? 'is empty' : 'is no state of a registry';
  const detail = error instanceof SyntaxError ? ` (${error.message})` : '';
  return `${stateFileIn(folder)} ${why}${detail}.`;
}

/**
 * Reads the state of a registry, or the copy of the last good one if it is damaged.
 * @throws RegistryRefused if neither can be read
 */
export async function readStored(folder: string): Promise<StoredState> {
  const parse = (text: string) => readState(text, () => readAudit(folder));
  const [text, copy] = await Promise.all([readIfThere(stateFileIn(folder)), readIfThere(copyIn(folder))]);
  if (text === null && copy === null) return { state: NOTHING, damage: null };
  let cause: unknown;
  if (text !== null) {
    try {
      return { state: await parse(text), damage: null };
    } catch (error) {
      cause = error;
    }
  }
  const damage = damageOf(folder, text, cause);
  if (copy === null) throw new RegistryRefused(`${damage} There is no copy of it.`, { cause });
  const state = await parse(copy).catch((error: unknown) => {
    throw new RegistryRefused(`${damage} Its copy, ${copyIn(folder)}, cannot be read either.`, { cause: error });
  });
  // Only the damaged file knows which audit lines belong to completed acts, so none is removed.
  return { state: { ...state, auditLength: undefined }, damage: `${damage} The copy of the last good one is used.` };
}

/** Replaces the state atomically, then its copy. @param log called if the copy cannot be written; the act is complete all the same */
export async function writeStored(folder: string, state: RegistryState, log: (sentence: string) => void): Promise<void> {
  const text = JSON.stringify(state, null, 2);
  await writeAtomically(stateFileIn(folder), text);
  await writeAtomically(copyIn(folder), text).catch((error: unknown) => {
    log(`${copyIn(folder)} was not renewed: ${error instanceof Error ? error.message : String(error)}`);
  });
}
