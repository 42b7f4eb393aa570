import type { ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { faultsOf } from '../core/faults';
import { FormRulesContext } from '../core/form-context';
import type { KitFormState } from '../core/use-schema-form';
import { ErrorSummary } from './error-summary';

export interface KitFormProps {
  form: KitFormState;
  /** Takes the summary of errors to where the layout wants it. */
  children: (summary: ReactNode) => ReactNode;
  className?: string;
}

/** The form element with its contexts. Pages use `FormPage` or `FormModal`, which lay it out. */
export function KitForm({ form, children, className }: KitFormProps) {
  const { methods, rules, submit, refusals } = form;
  const { errors } = methods.formState;
  const faults = faultsOf(errors, rules.labels, Object.keys(methods.getValues()));
  const message = errors.root?.['server']?.message ?? errors.root?.message;
  return (
    <FormProvider {...methods}>
      <FormRulesContext.Provider value={rules}>
        <form className={className} noValidate onSubmit={(event) => void submit(event)}>
          {children(<ErrorSummary faults={faults} message={message} refusals={refusals} />)}
        </form>
      </FormRulesContext.Provider>
    </FormProvider>
  );
}
