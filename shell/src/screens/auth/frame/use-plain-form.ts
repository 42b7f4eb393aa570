import type { Call, DataOf, InputFor } from '@careloom/contract/call';
import { CODE } from '@careloom/contract/envelope';
import { send, type Failed, type Success } from '@careloom/shared/http';
import { useRef, useState, type FormEvent } from 'react';
import { readForm } from './read-form';

export interface PlainForm {
  /** The first error of a field, or undefined. */
  errorOf: (field: string) => string | undefined;
  /** An error of the form as a whole. */
  failure: string | null;
  pending: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

interface PlainFormOptions<C extends Call> {
  /** Values to send in addition to the fields. */
  fixed?: Record<string, unknown>;
  onDone: (answer: Success<DataOf<C>>) => void;
  /** Returns the field for a failure that the server assigned to no field, or null. */
  placeFailure?: (failure: Failed) => string | null;
}

type Errors = Readonly<Record<string, readonly string[]>>;

/**
 * A short form with uncontrolled fields, so that nothing typed before hydration is lost and the login page needs no form library. Validated
 * with the call's schema; server errors are shown at their fields.
 */
export function usePlainForm<C extends Call>(call: C, { fixed, onDone, placeFailure }: PlainFormOptions<C>): PlainForm {
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const sending = useRef(false);

  const refuse = (form: HTMLFormElement, next: Errors, message: string | null) => {
    setErrors(next);
    setFailure(message);
    focusFirst(form, next);
  };

  const submit = async (form: HTMLFormElement) => {
    const read = readForm(call, { ...Object.fromEntries(new FormData(form)), ...fixed });
    if (!read.ok) return refuse(form, read.errors, null);
    sending.current = true;
    setPending(true);
    refuse(form, {}, null);
    const answer = await send(call, read.values as InputFor<C>);
    sending.current = false;
    setPending(false);
    if (answer.ok) return onDone(answer);
    const place = placeFailure?.(answer) ?? null;
    if (place) return refuse(form, { [place]: [answer.message] }, null);
    const known = answer.code === CODE.validation && Object.keys(answer.errors).some((field) => form.elements.namedItem(field));
    refuse(form, answer.errors, known ? null : answer.message);
  };

  return {
    errorOf: (field) => errors[field]?.[0],
    failure,
    pending,
    onSubmit: (event) => {
      event.preventDefault();
      if (!sending.current) void submit(event.currentTarget);
    },
  };
}

/** Focuses the first field with an error, in the form's order. */
function focusFirst(form: HTMLFormElement, errors: Errors) {
  const wrong = [...form.elements].find((element) => element instanceof HTMLElement && 'name' in element && String(element.name) in errors);
  if (wrong instanceof HTMLElement) wrong.focus();
}
