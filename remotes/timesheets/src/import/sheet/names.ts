/** A possible meaning of a name in a sheet. */
export interface Named {
  /** The name as people write it. */
  name: string;
  /** The value of the column: the id of a job, the email of a worker. */
  value: string;
  /** Distinguishes it from others with the same name. */
  about: string;
}

/** The jobs and workers that the user may put into a sheet. */
export interface Names {
  jobs: readonly Named[];
  workers: readonly Named[];
}

/** Maximum edit distance between a mistyped name and a proposed one. */
const MOST_SLIPS = 2;
const MOST_PROPOSALS = 3;

/** Normalises a name for comparison: lower case, only letters and digits, without accents, words sorted. */
const plain = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .sort()
    .join(' ');

/** Caches the normalised names of a list, because there are thousands of them and each invalid cell is compared with all. */
const known = new WeakMap<readonly Named[], readonly string[]>();

function plainNames(names: readonly Named[]): readonly string[] {
  const found = known.get(names) ?? names.map(({ name }) => plain(name));
  known.set(names, found);
  return found;
}

/** The edit distance of two names: letters added, removed or changed. More than `most` if the lengths alone differ by more than `most`. */
function slips(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let above = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const change = (above[at - 1] ?? 0) + (one[row - 1] === other[at - 1] ? 0 : 1);
      line.push(Math.min(change, (above[at] ?? 0) + 1, (line[at - 1] ?? 0) + 1));
    }
    above = line;
  }
  return above[other.length] ?? most + 1;
}

/** The possible meanings of a typed name: exact matches, otherwise similar names. */
export function namesLike(typed: string, names: readonly Named[]): readonly Named[] {
  const wanted = plain(typed);
  if (wanted === '') return [];
  const plainly = plainNames(names);
  const exact = names.filter((_, at) => plainly[at] === wanted);
  if (exact.length > 0) return exact.slice(0, MOST_PROPOSALS);
  const near = names.map((one, at) => ({ one, far: slips(plainly[at] ?? '', wanted, MOST_SLIPS) })).filter(({ far }) => far <= MOST_SLIPS);
  return near
    .sort((a, b) => a.far - b.far)
    .slice(0, MOST_PROPOSALS)
    .map(({ one }) => one);
}
