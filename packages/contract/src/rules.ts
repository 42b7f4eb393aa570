/**
 * The field rules of section 5. Each failing check has the text key of its message; `describeIssues` turns it into the sentence for a
 * field, so that browser and server show the same messages.
 * @example
 * ```ts
 * import { email, id, optional, text } from '@careloom/contract/rules';
 * import { z } from '@careloom/contract/schema';
 *
 * export const contactBody = z.object({ id: id(), email: email(), note: optional(text(60)) });
 * ```
 */
import { digitsOf, isAbn, isAcn } from './identifiers';
import { missingOr, NO_TEXT } from './missing';
import { z } from './schema';

export { csvFile, type FileLike, image, IMAGE_EXTENSIONS, MAX_FILE_BYTES, RECEIPT_EXTENSIONS, receiptFile } from './file-rules';

export const PATTERNS = {
  phone: /^[+(]*[0-9 ()-]{9,17}$/,
  currency: /^\d{1,10}(\.\d{0,2})?$/,
  postCode: /^\d{4}$/,
  date: /^\d{4}-\d{2}-\d{2}$/,
  time: /^([01]\d|2[0-3]):[0-5]\d$/,
  url: /^(https?:\/\/)?[\w-]+(\.[\w-]+)+(\/[\w./-]*)?$/,
  password: /^(?=.*\d)(?=.*[a-z])(?=.*[A-Z])(?=.*[^\sA-Za-z0-9])\S{8,30}$/,
} as const;

/**
 * An empty text counts as missing and is reported only once: its format checks are skipped. (`abort` would do that too, but would also skip
 * the rules across fields.)
 */
const filled = () => z.string({ error: missingOr('validation.string') }).check(z.trim(), z.minLength(1, { error: NO_TEXT }));
/** Runs a text's format check only if a text was given. */
function ofGiven<Check extends z.core.$ZodCheck<string>>(check: Check): Check {
  check._zod.def.when = ({ value }) => typeof value === 'string' && value !== '';
  return check;
}
const matches = (pattern: RegExp, error: string) => ofGiven(z.regex(pattern, { error }));
const meets = (holds: (value: string) => boolean, error: string, params?: Record<string, unknown>) =>
  ofGiven(z.refine<string>(holds, { error, ...(params && { params }) }));

/** A required text; trimmed; at most `max` characters. */
export const text = (max = 255) => filled().check(z.maxLength(max, { error: 'validation.max.string' }));

/** A required text that is not trimmed: a password. */
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

/** An ABN, with or without spaces; the output is its 11 digits. */
export const abn = () => filled().check(z.overwrite(digitsOf), meets(isAbn, 'validation.regex'));

/** The ACN or ABN of a company; the output is its digits. */
export const acnOrAbn = () =>
  filled().check(
    z.overwrite(digitsOf),
    meets((value) => isAbn(value) || isAcn(value), 'validation.regex'),
  );

/** A typed amount: up to 10 digits and 2 decimals. Dollars, as a string. */
export const currency = () => filled().check(matches(PATTERNS.currency, 'validation.regex'));

/** An amount spent or paid: like `currency`, but greater than zero. */
export const amount = () =>
  currency().check(meets((value) => !PATTERNS.currency.test(value) || Number(value) > 0, 'validation.min.numeric', { min: '0.01' }));

/** Limits for all days; values computed from a day (a term of years) then stay within the database's calendar. */
const FIRST_DAY = '1900-01-01';
const LAST_DAY = '2199-12-31';

/** `yyyy-MM-dd`; a day that exists, from 1900 to 2199. */
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

/** 0 or 1, as a number or as text (in a query or multipart field). */
export const flag = () =>
  z.pipe(
    z.union([z.literal(0), z.literal(1), z.literal('0'), z.literal('1'), z.boolean()], { error: missingOr('validation.boolean') }),
    z.transform((value): 0 | 1 => (value === 1 || value === '1' || value === true ? 1 : 0)),
  );

/** Digits as a person writes a number: no hex (`0x10`) or exponent (`1e3`), which `Number` would accept as well. */
const DECIMAL = /^[+-]?(\d+(\.\d*)?|\.\d+)$/;

interface NumberBounds {
  min?: number;
  max?: number;
  integer?: boolean;
}

/** A number, or its digits as sent by a form. */
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

/** An optional value: undefined, null and an empty or blank text all become null. */
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

/** A comma-separated list in a query: `open,assigned`. */
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
  /** The field at which the error is shown. */
  path: string[];
  params?: Record<string, unknown>;
}

/**
 * A rule over several fields of an object. It runs as soon as those fields are valid by themselves, even if others are not, so that a form
 * shows all its errors at once.
 */
export const acrossFields = <Body>(fields: readonly (keyof Body & string)[], holds: (body: Body) => boolean, fault: AcrossFields) =>
  z.refine<Body>(holds, {
    ...fault,
    // An issue without a path means that the value is no object of this shape.
    when: ({ issues }) => !issues.some(({ path }) => !path?.length || (fields as readonly unknown[]).includes(path[0])),
  });
