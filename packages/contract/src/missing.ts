/** The text of a rule that a missing value breaks. */
export const NO_TEXT = 'validation.required';

/** `validation.required` if the value is missing, `wrong` if it has another type. */
export const missingOr = (wrong: string) => (issue: { input?: unknown }) =>
  issue.input === undefined || issue.input === null ? NO_TEXT : wrong;
