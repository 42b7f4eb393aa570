import type { GrowingNames } from '../types/growing-names';
import { alternatives } from './alternatives';
import { keyOf, type Fact } from './fact';

/**
 * A released report in which a type may spell out a list of names that now is shown by the list's name: the type is replaced by that name,
 * as long as the list still has every member that was spelled out.
 */
export function withGrowingNames(released: readonly Fact[], names: readonly GrowingNames[], now: readonly Fact[]): Fact[] {
  const current = new Map(now.map((fact) => [keyOf(fact), fact]));
  return released.map((fact) => {
    const list = names.find(({ name }) => name === current.get(keyOf(fact))?.type);
    const known = new Set(list?.members.map(({ name }) => name));
    return list && alternatives(fact.type).every((member) => known.has(member)) ? { ...fact, type: list.name } : fact;
  });
}
