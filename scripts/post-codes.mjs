/**
 * Creates the table of post codes for measuring distances. It was run once, on two files that are not a dependency of the product (ADR 0065):
 *
 *     node scripts/post-codes.mjs postcodes-au.csv zipcodes.au.csv
 *
 * The first file has the mean position of all addresses of each post code in G-NAF, Australia's address file; it is from `joelkoen/postcodes-au`.
 * The second file adds post codes without addresses, such as those of post office boxes. It has the places of GeoNames and is `data/AU.zip` of
 * `zauberware/postal-codes-json-xml-csv`. A post code with several places gets their median, so that a single wrong place has no effect.
 * The README names both sources and their licences.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';

const TABLE = new URL('../packages/api/src/domain/post-codes/post-codes.csv', import.meta.url);
/** Bounds of the continent and Tasmania, in degrees. A place outside is an error, or an island that cannot be reached by car. */
const AUSTRALIA = { south: -44, north: -9, west: 112, east: 154 };

const [addresses, localities] = process.argv.slice(2);
if (!addresses || !localities) throw new Error('Name both files: node scripts/post-codes.mjs postcodes-au.csv zipcodes.au.csv');

/** @typedef {{ lat: number, long: number, count: number }} Place */

/** @param {Place} place */
const lies = ({ lat, long }) => lat > AUSTRALIA.south && lat < AUSTRALIA.north && long > AUSTRALIA.west && long < AUSTRALIA.east;
/** @param {number[]} values at least one */
const median = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/**
 * The places of a file by post code.
 * @param {string} file
 * @param {'postcode' | 'zipcode'} column
 */
function placesOf(file, column) {
  /** @type {Map<string, Place[]>} */
  const places = new Map();
  /** @type {Record<string, string>[]} */
  const rows = parse(readFileSync(file), { columns: true, bom: true });
  for (const row of rows) {
    const place = { lat: Number(row['latitude']), long: Number(row['longitude']), count: Number(row['count'] ?? 1) };
    const code = row[column] ?? '';
    if (/^\d{4}$/.test(code) && lies(place)) places.set(code, [...(places.get(code) ?? []), place]);
  }
  return places;
}

/** A post code in two states is placed where most of its addresses are. @param {Place[]} all */
const most = (all) => all.toSorted((one, other) => other.count - one.count).slice(0, 1);

const known = placesOf(localities, 'zipcode');
for (const [code, all] of placesOf(addresses, 'postcode')) known.set(code, most(all));
const rows = [...known]
  .sort(([one], [other]) => one.localeCompare(other))
  .map(([code, all]) => {
    const at = (/** @type {'lat' | 'long'} */ of) => median(all.map((place) => place[of])).toFixed(3);
    return `${code},${at('lat')},${at('long')}`;
  });
writeFileSync(TABLE, `${rows.join('\n')}\n`);
console.log(`${rows.length} post codes`);
