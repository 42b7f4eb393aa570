import type { Manifest } from '@careloom/contract/manifest';
import { comparePatterns, patternsOverlap } from '@careloom/contract/route-paths';

interface Claim {
  owner: string;
  route: string;
  pattern: string;
}

const claimsOf = ({ name, routes }: Pick<Manifest, 'name' | 'routes'>): Claim[] =>
  routes.flatMap((route) => route.patterns.map((pattern) => ({ owner: name, route: route.name, pattern })));

/** Routes of one owner may overlap if one is more specific; routes of two owners may not overlap. */
const clash = (a: Claim, b: Claim) =>
  patternsOverlap(a.pattern, b.pattern) && (a.owner !== b.owner || comparePatterns(a.pattern, b.pattern) === 0);

/**
 * Sentences for addresses that more than one route would answer; empty if every URL has at most one owner. Checked at the build of a
 * remote, at the build of all, and at each release against the registry.
 */
export function ambiguousRoutes(manifests: readonly Pick<Manifest, 'name' | 'routes'>[]): string[] {
  const claims = manifests.flatMap(claimsOf);
  return claims.flatMap((claim, index) =>
    claims
      .slice(index + 1)
      .filter((other) => clash(claim, other))
      .map(
        (other) =>
          `${claim.pattern} of ${claim.owner} (${claim.route}) and ${other.pattern} of ${other.owner} (${other.route}) match the same URL`,
      ),
  );
}
