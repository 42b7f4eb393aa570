import type { Manifest } from '@careloom/contract/manifest';
import { comparePatterns, patternsOverlap } from '@careloom/contract/route-paths';

interface Claim {
  owner: string;
  route: string;
  pattern: string;
}

const claimsOf = ({ name, routes }: Pick<Manifest, 'name' | 'routes'>): Claim[] =>
  routes.flatMap((route) => route.patterns.map((pattern) => ({ owner: name, route: route.name, pattern })));

/** Two routes of one owner may overlap where one is the more specific; two owners may not at all. */
const clash = (a: Claim, b: Claim) =>
  patternsOverlap(a.pattern, b.pattern) && (a.owner !== b.owner || comparePatterns(a.pattern, b.pattern) === 0);

/**
 * Addresses that more than one route would answer, as sentences. Empty means: whatever the URL, at most one owner has it.
 * Checked when a remote is built, when all are, and again at each release against what the registry holds.
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
