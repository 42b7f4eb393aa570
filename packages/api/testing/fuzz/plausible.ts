import fc, { type Arbitrary } from 'fast-check';

/** The parts of a JSON Schema that are used here. */
export interface Shape {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Shape[];
  items?: Shape;
  properties?: Record<string, Shape>;
  maxLength?: number;
}

const two = (value: number) => String(value).padStart(2, '0');
const day = fc.tuple(fc.integer({ min: 2025, max: 2027 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }));
const clock = fc.tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom(0, 30));
/** Ids of the few existing records, and of some unknown ones. */
const id = fc.integer({ min: 1, max: 12 });
const words = fc.constantFrom(
  'Evening company',
  'Seán O’Brien-Nguyễn',
  '%_\\',
  "'; drop table users; --",
  '<b>x</b>',
  '٣ 日本',
  'x'.repeat(120),
);

/** Values by field name, because JSON Schema does not say that a text is a day, a company's number or an id. */
const BY_NAME: [name: RegExp, values: Arbitrary<unknown>][] = [
  [/^(id|pid|n|user_id)$|_id$/, id],
  [/ids$/, fc.array(id, { maxLength: 3 })],
  [/date$|^dob$|^from$|^to$|^day$|^start$|^end$/, day.map(([year, month, date]) => `${year}-${two(month)}-${two(date)}`)],
  [/month$/, fc.constantFrom('2026-11', '2026-01')],
  [/_time$|_at$|^time$/, clock.map(([hour, minute]) => `${two(hour)}:${two(minute)}`)],
  [/email$/, fc.constantFrom('person-1@careloom.test', 'new@careloom.test', 'A@B.co')],
  [/abn|acn/, fc.constantFrom('51824753556', '53 004 085 616', '004085616')],
  [/contact_no|phone/, fc.constantFrom('0412 345 678', '+61 2 9637 1204')],
  [/post_code/, fc.constantFrom('2750', '0800')],
  [/password/, fc.constantFrom('Careloom#2026', 'Another#2026')],
  [/amount|rate|cost|price/, fc.constantFrom('12.50', '0', '9999999999', '0.01')],
  [/percent|hours|term|number|page|minutes|months/, fc.constantFrom(1, 2, '7.5', 12, 40, 100)],
  [/^(is|has)_|_flag$|registered|bringing|dry_run|reassign|archived$/, fc.constantFrom(0, 1)],
];

/** A plausible value for the field. */
export function plausible(name: string, shape: Shape): Arbitrary<unknown> {
  if (shape.enum) return fc.constantFrom(...shape.enum);
  if (shape.const !== undefined) return fc.constant(shape.const);
  const known = BY_NAME.find(([pattern]) => pattern.test(name));
  if (shape.type === 'array') return known && /ids$/.test(name) ? known[1] : fc.array(plausible(name, shape.items ?? {}), { maxLength: 3 });
  if (shape.properties) return fields(shape.properties);
  if (known) return known[1];
  if (shape.anyOf) return fc.oneof(...shape.anyOf.map((one) => plausible(name, one)));
  return words.map((text) => text.slice(0, shape.maxLength));
}

/** Most fields plausible, some invalid, some missing. */
export const fields = (properties: Record<string, Shape>): Arbitrary<Record<string, unknown>> =>
  fc.record(
    Object.fromEntries(
      Object.entries(properties).map(([name, shape]) => [
        name,
        fc.oneof(
          { weight: 8, arbitrary: plausible(name, shape) },
          { weight: 1, arbitrary: broken },
          { weight: 1, arbitrary: fc.constant(undefined) },
        ),
      ]),
    ),
  );

/** From all of Unicode. Not `unit: 'binary'`, which first creates a list of a million characters. */
const anySigns = fc.array(fc.integer({ min: 0, max: 0x10ffff }), { maxLength: 40 }).map((points) => String.fromCodePoint(...points));

/** Values that no field expects. */
export const broken: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, '', ' ', 0, -1, 0.5, 1e21, 2_147_483_648, -0, true, 'NaN', '\u0000', '\ud800', '0x10', '1e3', [], {}, [
    [],
  ]),
  fc.constantFrom<unknown>('2026-02-30', '24:00', '9'.repeat(30), 'x'.repeat(5_000), '{"$ne":null}', '__proto__', '../../etc/passwd'),
  anySigns,
  fc.jsonValue({ maxDepth: 2 }),
);
