/**
 * The field rules of section 5. Each failing check bears the key of its text in the catalogue; `describeIssues` turns it
 * into the sentence for a field, so that browser and server answer with the same words.
 */
import { digitsOf, isAbn, isAcn } from './identifiers';
import { z } from './schema';

export const PATTERNS = {
  phone: /^[+(]*[0-9 ()-]{9,17}$/,
  currency: /^\d{1,10}(\.\d{0,2})?$/,
  postCode: /^\d{4}$/,
  date: /^\d{4}-\d{2}-\d{2}$/,
  time: /^([01]\d|2[0-3]):[0-5]\d$/,
  url: /^(https?:\/\/)?[\w-]+(\.[\w-]+)+(\/[\w./-]*)?$/,
  password: /^(?=.*\d)(?=.*[a-z])(?=.*[A-Z])(?=.*[^\sA-Za-z0-9])\S{8,30}$/,
} as const;

const NO_TEXT = 'validation.required';

/** `validation.required` where nothing was given, `wrong` where something of another kind was. */
const missingOr = (wrong: string) => (issue: { input?: unknown }) => (issue.input === undefined || issue.input === null ? NO_TEXT : wrong);

/**
 * An empty text is missing, and is told so once: the checks of its form leave it alone. (`abort` would say the same, but keep the
 * rules across fields from being asked.)
 */
const filled = () => z.string({ error: missingOr('validation.string') }).check(z.trim(), z.minLength(1, { error: NO_TEXT }));
/** A check of the form of a text: asked of what was given only. */
function ofGiven<Check extends z.core.$ZodCheck<string>>(check: Check): Check {
  check._zod.def.when = ({ value }) => typeof value === 'string' && value !== '';
  return check;
}
const matches = (pattern: RegExp, error: string) => ofGiven(z.regex(pattern, { error }));
const meets = (holds: (value: string) => boolean, error: string, params?: Record<string, unknown>) =>
  ofGiven(z.refine<string>(holds, { error, ...(params && { params }) }));

/** Text that must be there; trimmed; at most `max` characters. */
export const text = (max = 255) => filled().check(z.maxLength(max, { error: 'validation.max.string' }));

/** As given, not trimmed: a password. */
export const secret = () => z.string({ error: missingOr('validation.string') }).check(z.minLength(1, { error: NO_TEXT }));

export const strongPassword = () => secret().check(matches(PATTERNS.password, 'validation.password'));

export const email = () =>
  filled().check(
    z.maxLength(255, { error: 'validation.max.string' }),
    z.toLowerCase(),
    matches(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'validation.email'),
  );

export const phone = () => filled().check(matches(PATTERNS.phone, 'validation.valid'));
export const postCode = () => filled().check(matches(PATTERNS.postCode, 'validation.valid'));
export const url = () => filled().check(matches(PATTERNS.url, 'validation.url'));

/** An ABN, with or without spaces; its 11 digits are what is kept. */
export const abn = () => filled().check(z.overwrite(digitsOf), meets(isAbn, 'validation.regex'));

/** The ACN or ABN of a company; its digits are what is kept. */
export const acnOrAbn = () =>
  filled().check(
    z.overwrite(digitsOf),
    meets((value) => isAbn(value) || isAcn(value), 'validation.regex'),
  );

/** An amount as a person types it: up to 10 digits and 2 decimals. Dollars, as text. */
export const currency = () => filled().check(matches(PATTERNS.currency, 'validation.regex'));

/** What is spent or paid, as `currency`, and more than nothing. */
export const amount = () =>
  currency().check(meets((value) => !PATTERNS.currency.test(value) || Number(value) > 0, 'validation.min.numeric', { min: '0.01' }));

/** No record of this product lies outside of these; what is reckoned from a day (a term of years) stays within the database's calendar. */
const FIRST_DAY = '1900-01-01';
const LAST_DAY = '2199-12-31';

/** `yyyy-MM-dd`, and a day that exists, from 1900 to 2199. */
export const date = () => filled().check(meets((value) => PATTERNS.date.test(value) && isCalendarDay(value), 'validation.date'));

function isCalendarDay(value: string) {
  const parsed = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(value) && FIRST_DAY <= value && value <= LAST_DAY;
}

/** `HH:mm`, 24 hours. */
export const time = () => filled().check(meets((value) => PATTERNS.time.test(value), 'validation.date_format', { format: 'H:i' }));

export const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, {
    error: (issue) => (issue.input === undefined || issue.input === null || issue.input === '' ? NO_TEXT : 'validation.in'),
  });

/** 0 or 1, as number or as text (a query, a multipart field). */
export const flag = () =>
  z.pipe(
    z.union([z.literal(0), z.literal(1), z.literal('0'), z.literal('1'), z.boolean()], { error: missingOr('validation.boolean') }),
    z.transform((value): 0 | 1 => (value === 1 || value === '1' || value === true ? 1 : 0)),
  );

/** Digits as a person writes a number: neither hex (`0x10`) nor an exponent (`1e3`), which `Number` would read as well. */
const DECIMAL = /^[+-]?(\d+(\.\d*)?|\.\d+)$/;

interface NumberBounds {
  min?: number;
  max?: number;
  integer?: boolean;
}

/** A number, or its digits as a form sends them. */
export const number = ({ min, max, integer = false }: NumberBounds = {}) =>
  z.pipe(
    z.pipe(
      z.union([z.string(), z.number()], { error: missingOr('validation.numeric') }),
      z.transform((value, context) => {
        if (typeof value === 'string' && value.trim() === '') {
          context.issues.push({ code: 'custom', input: value, message: NO_TEXT });
          return z.NEVER;
        }
        const parsed = typeof value === 'string' && !DECIMAL.test(value.trim()) ? Number.NaN : Number(value);
        if (Number.isFinite(parsed)) return parsed;
        context.issues.push({ code: 'custom', input: value, message: 'validation.numeric' });
        return z.NEVER;
      }),
    ),
    z
      .number()
      .check(
        ...(integer ? [z.refine<number>(Number.isInteger, { error: 'validation.integer' })] : []),
        ...(min === undefined ? [] : [z.gte(min, { error: 'validation.min.numeric' })]),
        ...(max === undefined ? [] : [z.lte(max, { error: 'validation.max.numeric' })]),
      ),
  );

/** The id of a record: a positive integer, or its digits. */
export const id = () => number({ min: 1, max: 2_147_483_647, integer: true });

export const isBlank = (value: unknown) => typeof value === 'string' && value.trim() === '';

/** What may be left out: nothing, null and a text that is empty or blank all arrive as null. */
export function optional<Schema extends z.ZodMiniType>(schema: Schema) {
  const blank = z.optional(z.nullable(z.any()));
  const stripped = z.transform((value: unknown) => (value === undefined || isBlank(value) ? null : value)) as z.ZodMiniType<
    z.input<Schema> | null,
    unknown
  >;
  return z.pipe(blank, z.pipe(stripped, z.nullable(schema))) as unknown as Optional<Schema>;
}

export type Optional<Schema extends z.ZodMiniType> = z.ZodMiniType<z.output<Schema> | null, z.input<Schema> | '' | null | undefined> & {
  _zod: { optin: 'optional' };
};

export const IMAGE_EXTENSIONS = ['jpeg', 'jpe', 'jpg', 'gif', 'png'] as const;
export const MAX_FILE_BYTES = 5_000_000;

/** What a browser's `File` and a parsed upload have in common. `size` in bytes. */
export interface FileLike {
  name: string;
  size: number;
  type: string;
}

const isFileLike = (value: unknown): value is FileLike =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as FileLike).name === 'string' &&
  typeof (value as FileLike).size === 'number';

const extensionOf = (name: string) => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase();

/** A picture: jpeg, jpe, jpg, gif or png, at most 5,000,000 bytes. The server looks at the content as well. */
export const image = () =>
  z.custom<FileLike>(isFileLike, { error: missingOr('validation.image') }).check(
    z.refine((file) => (IMAGE_EXTENSIONS as readonly (string | undefined)[]).includes(extensionOf(file.name)), {
      error: 'validation.image',
    }),
    z.refine((file) => file.size <= MAX_FILE_BYTES, { error: 'validation.file.max' }),
  );

/** A sheet of rows: a .csv file, at most 5,000,000 bytes. */
export const csvFile = () =>
  z.custom<FileLike>(isFileLike, { error: missingOr('validation.mimes.csv') }).check(
    z.refine((file) => extensionOf(file.name) === 'csv', { error: 'validation.mimes.csv' }),
    z.refine((file) => file.size <= MAX_FILE_BYTES, { error: 'validation.file.max' }),
  );

/** A list in a query: `open,assigned`. */
export const listOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((value) => value.split(',').filter(Boolean)),
    ),
    z.array(oneOf(values)),
  );

interface AcrossFields {
  error: string;
  /** Where the fault is shown. */
  path: string[];
  params?: Record<string, unknown>;
}

/**
 * A rule over several fields of an object. It is asked as soon as those are right by themselves, whatever else is wrong, so that
 * a form is told all its faults at once.
 */
export const acrossFields = <Body>(fields: readonly (keyof Body & string)[], holds: (body: Body) => boolean, fault: AcrossFields) =>
  z.refine<Body>(holds, {
    ...fault,
    // An issue without a path says that this is no such object at all.
    when: ({ issues }) => !issues.some(({ path }) => !path?.length || (fields as readonly unknown[]).includes(path[0])),
  });
