import { fitsInto } from './alternatives';
import { keyOf, type Fact } from './fact';

/** A change of a fact: it adds something, or breaks code that relies on it. */
export interface Difference {
  kind: 'adds' | 'breaks';
  fact: Fact;
  /** What happened, as the end of a sentence that starts with the fact. */
  what: string;
}

type Facts = ReadonlyMap<string, Fact>;
const indexed = (facts: readonly Fact[]): Facts => new Map(facts.map((fact) => [keyOf(fact), fact]));

/** The fact that contains this one: `data.house` for `data.house.name`, else the owner's. Null if there is none. */
function holderOf({ owner, path }: Fact, facts: Facts): Fact | null {
  for (let end = path.length - 1; end > 0; end -= 1) {
    if (!'.[({ <'.includes(path.charAt(end))) continue;
    const holder = facts.get(keyOf({ owner, path: path.slice(0, end) }));
    if (holder) return holder;
  }
  return path === '' ? null : (facts.get(owner) ?? null);
}

/** Whether a bound was relaxed: a higher maximum, a lower minimum. */
function isLooser({ path, type: before }: Fact, { type: now }: Fact): boolean {
  const bound = path.split(' ').at(-1) ?? '';
  if (['max_length', 'less_than'].includes(bound)) return Number(now) >= Number(before);
  return ['min_length', 'greater_than'].includes(bound) && Number(now) <= Number(before);
}

/** Why a changed fact breaks code that relied on the old one, as the rest of a sentence; null if it does not. */
function wrongFor(before: Fact, now: Fact): string | null {
  const turned = `was ${before.type} and is ${now.type}`;
  const takes = before.mode === 'takes' || before.mode === 'both';
  const gives = before.mode === 'gives' || before.mode === 'both';
  if (before.mode === 'noted') return null;
  if (before.mode === 'fixed') return before.type === now.type ? null : `${turned}, which nothing may change`;
  if (before.mode === 'asks') return before.type === now.type || isLooser(before, now) ? null : `${turned}: what was right may be refused`;
  if (takes && before.optional && !now.optional) return 'could be left out and has to be given';
  if (gives && !before.optional && now.optional) return 'was always there and may be missing';
  if (takes && !fitsInto(before.type, now.type)) return `${turned}, so that it no longer takes what it took`;
  if (gives && before.type !== 'void' && !fitsInto(now.type, before.type)) return `${turned}, which its readers do not know`;
  return null;
}

function changed(before: Fact, now: Fact): Difference[] {
  const wrong = wrongFor(before, now);
  if (wrong !== null) return [{ kind: 'breaks', fact: now, what: wrong }];
  const same = before.mode === 'noted' || (before.type === now.type && before.optional === now.optional && before.mode === now.mode);
  return same ? [] : [{ kind: 'adds', fact: now, what: 'says more or asks less' }];
}

/** A removed rule breaks nothing; a fact that was removed together with its holder is not listed separately. */
function removed(fact: Fact, before: Facts, now: Facts): Difference[] {
  if (fact.mode === 'asks' || fact.mode === 'noted') return [];
  const holder = holderOf(fact, before);
  if (holder && !now.has(keyOf(holder))) return [];
  return [{ kind: 'breaks', fact, what: 'is no longer there' }];
}

function added(fact: Fact, before: Facts, now: Facts): Difference[] {
  const holder = holderOf(fact, now);
  const demanded = fact.mode === 'asks' || (!fact.optional && (fact.mode === 'takes' || fact.mode === 'both'));
  if (demanded && holder && before.has(keyOf(holder)))
    return [{ kind: 'breaks', fact, what: fact.mode === 'asks' ? 'is a rule that there was not' : 'is new and has to be given' }];
  return fact.mode === 'noted' ? [] : [{ kind: 'adds', fact, what: 'is new' }];
}

/** The differences between two reports: at most one for each fact, in the order of the reports. */
export function compare(before: readonly Fact[], now: readonly Fact[]): Difference[] {
  const [old, fresh] = [indexed(before), indexed(now)];
  return [
    ...before.flatMap((fact) => {
      const current = fresh.get(keyOf(fact));
      return current ? changed(fact, current) : removed(fact, old, fresh);
    }),
    ...now.filter((fact) => !old.has(keyOf(fact))).flatMap((fact) => added(fact, old, fresh)),
  ];
}
