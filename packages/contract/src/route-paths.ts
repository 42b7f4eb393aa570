/**
 * Path semantics of manifest routes: spellings, whether a pathname matches, and which of two matches wins.
 * @example
 * ```ts
 * import { expandPath, fillPath } from '@careloom/contract/route-paths';
 *
 * expandPath('/team-leader/jobs'); // ['/team-leader/jobs', '/team_leader/jobs']
 * fillPath('/admin/houses/detail/:id', { id: 12 }); // '/admin/houses/detail/12'
 * ```
 */

/** The first segment of a shared route's path, in every spelling. */
export const AREA_SPELLINGS = ['admin', 'team-leader', 'team_leader', 'worker'] as const;

const LEADER = ['team-leader', 'team_leader'];

export interface RoutePath {
  /** In the specification's spelling: `/:type/invoices/details/:id`. */
  path: string;
  /** The same with every spelling and literal expanded: `/admin/invoices/details/:id`, … */
  patterns: readonly string[];
}

const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '');
const isParam = (segment: string) => segment.startsWith(':');

/**
 * Expands a path: parameters named in `where` are replaced by their literals, and a leading `team-leader` or `team_leader` by both
 * spellings. Other parameters remain.
 * @param where allowed literals by parameter name
 */
export function expandPath(path: string, where: Readonly<Record<string, readonly string[]>> = {}): string[] {
  const choices = segmentsOf(path).map((segment, index) => {
    if (index === 0 && LEADER.includes(segment)) return LEADER;
    return isParam(segment) ? (where[segment.slice(1)] ?? [segment]) : [segment];
  });
  return choices.reduce<string[]>((heads, tails) => heads.flatMap((head) => tails.map((tail) => `${head}/${tail}`)), ['']);
}

/** Whether some pathname matches both patterns. */
export function patternsOverlap(one: string, other: string): boolean {
  const a = segmentsOf(one);
  const b = segmentsOf(other);
  return a.length === b.length && a.every((segment, index) => segment === b[index] || isParam(segment) || isParam(b[index] ?? ''));
}

/** Negative if `one` is more specific: the first position where one has a literal and the other a parameter decides. */
export function comparePatterns(one: string, other: string): number {
  const b = segmentsOf(other);
  for (const [index, segment] of segmentsOf(one).entries()) {
    const difference = Number(isParam(segment)) - Number(isParam(b[index] ?? ''));
    if (difference !== 0) return difference;
  }
  return 0;
}

function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null; // malformed percent-encoding: not an address of this product
  }
}

/** The decoded segments of a pathname; null if it is not an address of this product. */
function addressed(pathname: string): string[] | null {
  const segments = segmentsOf(pathname).map(decoded);
  return segments.includes(null) ? null : (segments as string[]);
}

/** Caches split patterns, because a link looks up its route at each hover. */
const splitPatterns = new Map<string, readonly string[]>();

function splitPattern(pattern: string): readonly string[] {
  const known = splitPatterns.get(pattern);
  if (known) return known;
  const segments = segmentsOf(pattern);
  splitPatterns.set(pattern, segments);
  return segments;
}

const fits = (wanted: readonly string[], given: readonly string[]) =>
  given.length === wanted.length && wanted.every((segment, index) => isParam(segment) || segment === given[index]);

export interface PathMatch {
  pattern: string;
  /** Values by the parameter names of `path`, including those that are literals in the pattern. */
  params: Record<string, string>;
}

function matchSegments({ path, patterns }: RoutePath, given: readonly string[] | null): PathMatch | null {
  if (given === null) return null;
  const pattern = patterns.find((one) => fits(splitPattern(one), given));
  if (pattern === undefined) return null; // the pattern of `/` is empty
  const names = segmentsOf(path).entries();
  const params = Object.fromEntries([...names].flatMap(([index, name]) => (isParam(name) ? [[name.slice(1), given[index] ?? '']] : [])));
  return { pattern, params };
}

/** How a route matches a pathname, or null. A trailing slash makes no difference. */
export function matchPath(route: RoutePath, pathname: string): PathMatch | null {
  return matchSegments(route, addressed(pathname));
}

/** The route for a pathname: the most specific match, so that literals win over parameters. */
export function findRoute<Route extends RoutePath>(routes: readonly Route[], pathname: string): { route: Route; match: PathMatch } | null {
  const given = addressed(pathname);
  let best: { route: Route; match: PathMatch } | null = null;
  for (const route of routes) {
    const match = matchSegments(route, given);
    if (match && (!best || comparePatterns(match.pattern, best.match.pattern) < 0)) best = { route, match };
  }
  return best;
}

/**
 * Fills the parameters of a path.
 * @throws Error for a parameter without a value
 */
export function fillPath(path: string, params: Readonly<Record<string, string | number>>): string {
  const filled = segmentsOf(path).map((segment) => {
    if (!isParam(segment)) return segment;
    const value = params[segment.slice(1)];
    if (value === undefined || value === '') throw new Error(`The path ${path} needs a value for ${segment.slice(1)}.`);
    return encodeURIComponent(value);
  });
  return `/${filled.join('/')}`;
}
