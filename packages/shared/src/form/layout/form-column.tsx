import type { ReactNode } from 'react';

/** One or several forms in a column, at a comfortable width. */
export const FormColumn = ({ children }: { children: ReactNode }) => <div className="cl-formpage cl-col">{children}</div>;

/** The content between the head and the foot of a form's card: the error summary and the fields. */
export const FormBody = ({ children }: { children: ReactNode }) => <div className="cl-cardbody cl-form">{children}</div>;
