import { accountFailures } from './account';
import { careFailures } from './care';
import { dependentFailures } from './dependents';
import { factorFailures } from './factor';
import { genericFor } from './generic';
import { mostFailures } from './most';
import type { NamedFailure } from './named-failures';
import { nightFailures } from './nights';
import { offerFailures } from './offers';
import { officeFailures } from './office';
import { passkeyFailures } from './passkeys';
import type { Provoke, Provokers } from './stage';
import { workFailures } from './work';
import { xeroFailures } from './xero';

const AREAS: readonly Provokers[] = [
  accountFailures,
  factorFailures,
  passkeyFailures,
  officeFailures,
  careFailures,
  dependentFailures,
  workFailures,
  nightFailures,
  mostFailures,
  offerFailures,
  xeroFailures,
];

const named = new Map<string, Provoke>();
for (const area of AREAS) {
  for (const [id, row] of Object.entries(area)) {
    for (const [text, provoke] of Object.entries(row)) named.set(`${id} ${text}`, provoke);
  }
}

const used = new Set<string>();

/** How a failure is provoked: as declared for the row, otherwise in the generic way. */
export function provokerOf(failure: NamedFailure): Provoke | undefined {
  const { id, text, when } = failure;
  const exact = `${id} ${text} (${when})`;
  const key = named.has(exact) ? exact : when.startsWith('record outside') ? '' : `${id} ${text}`;
  const own = named.get(key);
  if (own) used.add(key);
  return own ?? genericFor(failure);
}

/** Provokers for failures that no row names. */
export const idle = (): string[] => [...named.keys()].filter((key) => !used.has(key));
