import { ADDED } from './summaries/added';
import { SPECIFIED } from './summaries/specified';

/**
 * One line on what each call does: the names of the calls in the document and on its page. By row of `docs/spec/api.csv`, whose purpose is
 * the description.
 */
export const SUMMARIES: Readonly<Record<string, string>> = { ...SPECIFIED, ...ADDED };
