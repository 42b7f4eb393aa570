import { ADDED } from './summaries/added';
import { SPECIFIED } from './summaries/specified';

/** What each call does, in a line: the names of the calls in the document and on its page. By row of `docs/spec/api.csv`, whose purpose is the description. */
export const SUMMARIES: Readonly<Record<string, string>> = { ...SPECIFIED, ...ADDED };
