import type { ReactNode } from 'react';

/** One form or several below each other, as wide as a form reads well. */
export const FormColumn = ({ children }: { children: ReactNode }) => <div className="cl-formpage cl-col">{children}</div>;

/** What stands between the head of a form's card and its foot: the summary of what is wrong, and the fields. */
export const FormBody = ({ children }: { children: ReactNode }) => <div className="cl-cardbody cl-form">{children}</div>;
