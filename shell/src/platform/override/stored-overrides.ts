import { z } from '@careloom/contract/schema';
import type { Override } from './refusal-of';

/** sessionStorage key: overrides belong to one tab and end with it. */
const KEY = 'careloom.overrides';

/** `?override.jobs=http://localhost:4272/remoteEntry.js`: what `npm run dev` prints. */
const PARAMETER = 'override.';

const stored = z.record(z.string(), z.string());

/** Parses stored overrides. An invalid text is logged and ignored. */
export function parseOverrides(text: string | null): Override[] {
  if (text === null) return [];
  try {
    return Object.entries(stored.parse(JSON.parse(text))).map(([remote, entry]) => ({ remote, entry }));
  } catch {
    console.warn(`${KEY} in this tab's storage does not read as {"remote": "address"}; it is left out.`);
    return [];
  }
}

export const storedOverrides = (): Override[] => parseOverrides(sessionStorage.getItem(KEY));

/** Replaces the tab's stored overrides. */
export function storeOverrides(overrides: readonly Override[]) {
  if (overrides.length === 0) sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(overrides.map(({ remote, entry }) => [remote, entry]))));
}

/** The overrides in an address, and the address without them. */
export function splitAddress(address: string): { overrides: Override[]; rest: string } {
  const url = new URL(address);
  const named = [...url.searchParams].filter(([name]) => name.startsWith(PARAMETER));
  for (const [name] of named) url.searchParams.delete(name);
  return { overrides: named.map(([name, entry]) => ({ remote: name.slice(PARAMETER.length), entry })), rest: url.href };
}

/** Moves overrides from the page's address into sessionStorage, so that no copied link and no bookmark passes them on. */
export function moveOverridesFromAddress() {
  const { overrides, rest } = splitAddress(window.location.href);
  if (overrides.length === 0) return;
  const others = storedOverrides().filter(({ remote }) => !overrides.some((override) => override.remote === remote));
  storeOverrides([...others, ...overrides]);
  window.history.replaceState(window.history.state, '', rest);
}
