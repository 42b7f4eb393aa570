import type { ReactNode } from 'react';
import { Page, PageHeading } from '../../ui/index';
import type { KitFormState } from '../core/use-schema-form';
import { FormFoot } from './form-foot';
import { KitForm } from './kit-form';

/** One or several forms in a column, at a comfortable width. */
export const FormColumn = ({ children }: { children: ReactNode }) => <div className="cl-formpage cl-col">{children}</div>;

/** The content between the head and the foot of a form's card: the error summary and the fields. */
export const FormBody = ({ children }: { children: ReactNode }) => <div className="cl-cardbody cl-form">{children}</div>;

export interface FormPageProps {
  form: KitFormState;
  title: string;
  /** Label of the submit button: the verb of the title. */
  verb: string;
  onCancel?: () => void;
  note?: ReactNode;
  /** `FormGrid`s with fields. */
  children: ReactNode;
}

export function FormPage({ form, title, verb, onCancel, note, children }: FormPageProps) {
  return (
    <Page>
      <PageHeading>{title}</PageHeading>
      <KitForm form={form} className="cl-card cl-formpage">
        {(summary) => (
          <>
            <FormBody>
              {summary}
              {children}
            </FormBody>
            <FormFoot verb={verb} onCancel={onCancel} busy={form.submitting} note={note} />
          </>
        )}
      </KitForm>
    </Page>
  );
}
