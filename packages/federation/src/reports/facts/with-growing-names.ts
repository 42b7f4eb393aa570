import type { GrowingNames } from '../types/growing-names';
import { alternatives } from './alternatives';
import { keyOf, type Fact } from './fact';

/**
 * Updates a released report for comparison. If a type spells out names that the current report shows as the name of a list, the type is
 * replaced by that name, provided that the list still has all of these names.
 */
export function withGrowingNames(released: readonly Fact[], names: readonly GrowingNames[], now: readonly Fact[]): Fact[] {
  const current = new Map(now.map((fact) => [keyOf(fact), fact]));
  return released.map((fact) => {
    const list = names.find(({ name }) => name === current.get(keyOf(fact))?.type);
    const known = new Set(list?.members.map(({ name }) => name));
    return list && alternatives(fact.type).every((member) => known.has(member)) ? { ...fact, type: list.name } : fact;
  });
}
