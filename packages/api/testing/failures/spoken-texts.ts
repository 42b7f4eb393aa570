import { specRows } from '../../../../testing/spec-csv';
import { pattern } from './named-failures';
import type { CallAnswer } from './stage';

/** The `where` values in `messages.csv` for texts that only the browser produces. */
const BY_THE_BROWSER = ['client resource error', 'any call of the browser'];

const rows = specRows('messages').map(({ key = '', kind = '', text = '', where = '' }) => ({ key, kind, where, expected: pattern(text) }));
/** Texts of validation errors. */
export const fieldTexts = rows.filter(({ kind }) => kind === 'validation');
/** All texts with which the API refuses. */
export const refusals = rows.filter(({ kind, where }) => ['validation', 'error'].includes(kind) && !BY_THE_BROWSER.includes(where));

export const textsOf = ({ message, errors }: CallAnswer): string[] => [message, ...Object.values(errors).flat()];

/** Texts at fields that are not in the catalogue. */
export const strange = ({ errors }: CallAnswer): string[] =>
  Object.values(errors)
    .flat()
    .filter((text) => !refusals.some(({ expected }) => expected.test(text)));
