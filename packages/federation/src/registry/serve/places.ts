/** Under this address every version of every package lies at the server itself, for ever the same. */
export const ASSETS = '/assets';

/** Origins of packages that have one of their own, by package. */
export type Origins = Readonly<Record<string, string>>;

/** The address of a version's folder, as browsers ask for it, with a slash at its end. */
export type BaseOf = (name: string, version: string) => string;

export interface Places {
  origins: Origins;
  /** Of the bucket, where browsers ask it themselves. */
  publicUrl: string | undefined;
}

/**
 * Where browsers get the files of a version: at the package's own origin; else from the bucket; else from the page's own server.
 * The path at an own origin is that of the page's server, so that one folder serves both.
 */
export const basesOf =
  ({ origins, publicUrl }: Places): BaseOf =>
  (name, version) => {
    const own = origins[name];
    if (own === undefined && publicUrl !== undefined) return `${publicUrl}/${name}/${encodeURIComponent(version)}/`;
    return `${own ?? ''}${ASSETS}/${name}/${version}/`;
  };

/** Origins, other than the page's own, among addresses. */
export const foreignOrigins = (addresses: readonly string[]): string[] => [
  ...new Set(addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin)),
];

const isOrigin = (text: string) => /^https?:\/\//.test(text) && URL.canParse(text) && text.replace(/\/$/, '') === new URL(text).origin;

/**
 * Reads `CARELOOM_ORIGINS`: `jobs=https://jobs.example.org,finance=https://finance.example.org`.
 * @returns a sentence for each part that does not read so
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
