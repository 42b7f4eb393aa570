import { specRows } from '../../../../testing/spec-csv';
import { pattern } from './named-failures';
import type { CallAnswer } from './stage';

/** Where a text of `messages.csv` is seen that the browser says by itself, in the words of its column. */
const BY_THE_BROWSER = ['client resource error', 'any call of the browser'];

const rows = specRows('messages').map(({ key = '', kind = '', text = '', where = '' }) => ({ key, kind, where, expected: pattern(text) }));
/** Faults of fields. */
export const fieldTexts = rows.filter(({ kind }) => kind === 'validation');
/** All that the API refuses with. */
export const refusals = rows.filter(({ kind, where }) => ['validation', 'error'].includes(kind) && !BY_THE_BROWSER.includes(where));

export const textsOf = ({ message, errors }: CallAnswer): string[] => [message, ...Object.values(errors).flat()];

/** Texts at fields that are none of the catalogue's. */
export const strange = ({ errors }: CallAnswer): string[] =>
  Object.values(errors)
    .flat()
    .filter((text) => !refusals.some(({ expected }) => expected.test(text)));
