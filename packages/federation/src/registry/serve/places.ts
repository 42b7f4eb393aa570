/** Path under which the server has the immutable files of every version of every package. */
export const ASSETS = '/assets';

/** Origins of packages that have one of their own, by package. */
export type Origins = Readonly<Record<string, string>>;

/** Returns the address of a version's folder for browsers, with a trailing slash. */
export type BaseOf = (name: string, version: string) => string;

export interface Places {
  origins: Origins;
  /** Public address of the bucket, if browsers fetch from it. */
  publicUrl: string | undefined;
}

/**
 * Where browsers fetch the files of a version: at the package's own origin, else from the bucket, else from the page's server. Paths at an
 * own origin are the same as at the page's server, so that one folder serves both.
 */
export const basesOf =
  ({ origins, publicUrl }: Places): BaseOf =>
  (name, version) => {
    const own = origins[name];
    if (own === undefined && publicUrl !== undefined) return `${publicUrl}/${name}/${encodeURIComponent(version)}/`;
    return `${own ?? ''}${ASSETS}/${name}/${version}/`;
  };

/** The origins of addresses, without the page's own. */
export const foreignOrigins = (addresses: readonly string[]): string[] => [
  ...new Set(addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin)),
];

const isOrigin = (text: string) => /^https?:\/\//.test(text) && URL.canParse(text) && text.replace(/\/$/, '') === new URL(text).origin;

/**
 * Reads `CARELOOM_ORIGINS`: `jobs=https://jobs.example.org,finance=https://finance.example.org`.
 * @returns a sentence for each invalid part
 */
export function readOrigins(text: string | undefined): { origins: Origins; faults: string[] } {
  const parts = (text ?? '').split(',').filter((part) => part.trim() !== '');
  const pairs = parts.map((part) =>
    part
      .trim()
      .split('=')
      .map((side) => side.trim()),
  );
  const wrong = pairs.filter(([name = '', origin = '', ...more]) => !/^[a-z][a-z-]*$/.test(name) || !isOrigin(origin) || more.length > 0);
  return {
    origins: Object.fromEntries(pairs.map(([name = '', origin = '']) => [name, origin.replace(/\/$/, '')])),
    faults: wrong.map(
      (pair) => `CARELOOM_ORIGINS has to name a package and its origin, as in jobs=https://jobs.example.org; ${pair.join('=')} does not.`,
    ),
  };
}
