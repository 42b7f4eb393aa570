import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { fieldErrorsOf, type NamedFieldError } from '../core/field-errors';
import { FormRulesContext } from '../core/form-context';
import type { KitFormState } from '../core/use-schema-form';
import { DraftContext, DraftNote } from '../drafts/draft-notes';
import { ErrorSummary } from './error-summary';

export interface KitFormProps {
  form: KitFormState;
  /** Places the error summary in the layout. */
  children: (summary: ReactNode) => ReactNode;
  className?: string | undefined;
  /** The fields on the current page of a form with several pages: the summary names only these. All by default. */
  fields?: readonly string[];
}

/** The form element with its contexts. Pages use `FormPage` or `FormModal`, which lay it out. */
export function KitForm({ form, children, className, fields }: KitFormProps) {
  const { methods, rules: given, submit, refusals, draft } = form;
  const { schema, labels, secrets } = given;
  const [announcement, setAnnouncement] = useState('');
  const mounted = useRef(false);
  const rules = useMemo(() => {
    const announce = (text: string) => mounted.current && setAnnouncement(text);
    return { schema, labels, secrets, announce };
  }, [schema, labels, secrets]);
  // Runs after the effects of the fields: what they announce when the form opens is already in their labels.
  useEffect(() => {
    mounted.current = true;
  }, []);
  const { errors } = methods.formState;
  const onPage = ({ name }: NamedFieldError) => !fields || fields.includes(name.split('.')[0] ?? name);
  const fieldErrors = fieldErrorsOf(errors, labels, fields ?? Object.keys(methods.getValues())).filter(onPage);
  const message = errors.root?.['server']?.message ?? errors.root?.message;
  return (
    <FormProvider {...methods}>
      <FormRulesContext.Provider value={rules}>
        <DraftContext.Provider value={draft}>
          <form className={className} noValidate onSubmit={(event) => void submit(event)}>
            {children(
              <>
                {draft && <DraftNote draft={draft} labels={labels} />}
                <ErrorSummary fieldErrors={fieldErrors} message={message} refusals={refusals} />
              </>,
            )}
            <span className="cl-hidden" role="status">
              {announcement}
            </span>
          </form>
        </DraftContext.Provider>
      </FormRulesContext.Provider>
    </FormProvider>
  );
}
