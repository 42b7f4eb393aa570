import { specRows } from '../../../../testing/spec-csv';

/** One failure of a row of `api.csv`. */
export interface NamedFailure {
  id: string;
  status: number;
  /** The text, with placeholders such as `:seconds` and `:attribute`. */
  text: string;
  /** Whether the row says that errors are at their fields. */
  atFields: boolean;
  /** The condition under which it is answered, as the row has it, in brackets or in words; empty where the text says everything. */
  when: string;
}

const AT_FIELDS = String.raw` \+ errors\{[\w.]+:\[messages\]\}(?: or errors\{[\w.]+:\[messages\]\})?`;
/** All notations of a failure. */
const FORMS = [
  new RegExp(`^(?<status>\\d{3}) "(?<text>[^"]+)"(?<fields>${AT_FIELDS})?(?: \\((?<when>[^()]+)\\))?$`),
  /^(?<status>\d{3}) "(?<text>[^"]+)" (?<when>with data\.confirm_reassign=true, resend with reassign=1|on bad month\/year)$/,
  /^(?<status>\d{3}) (?<when>[^"()]+) \("(?<text>[^"]+)"\)$/,
];

/** @throws Error for a failure in an unknown notation, so that none is skipped */
export function failuresOf(id: string, column: string): NamedFailure[] {
  if (column === '') return [];
  return column.split(' ; ').map((written) => {
    const groups = FORMS.map((form) => form.exec(written)?.groups).find(Boolean);
    if (!groups?.text) throw new Error(`${id} has a failure that can not be read: ${written}`);
    return { id, status: Number(groups.status), text: groups.text, atFields: groups.fields !== undefined, when: groups.when ?? '' };
  });
}

/** Every failure of every row. */
export const namedFailures = (): NamedFailure[] => specRows('api').flatMap(({ id = '', failures = '' }) => failuresOf(id, failures));

/** Placeholders that stand for a number. */
const NUMBERS = [':seconds', ':min', ':max', ':size', ':digits', ':row', '{max}'];

/** Matches a text with its placeholders filled: `:seconds` and similar ones with a number, others with words; everything else literally. */
export function pattern(text: string): RegExp {
  const parts = text.split(/(:[a-z_]+\b|\{[A-Za-z_]+\})/).map((part, at) => {
    if (at % 2 === 1) return NUMBERS.includes(part) ? '[\\d.,]+' : '.+';
    return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  });
  return new RegExp(`^${parts.join('')}$`, 's');
}
