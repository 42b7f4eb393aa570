import type { KitFormState } from '@careloom/shared/form';
import { hrefOf, navigate, step, useLocation } from '@careloom/shared/navigation';
import { useEffect, useLayoutEffect, useState } from 'react';
import { firstOpenStep, LAST, STEPS, stepOf, type StepId } from './steps';

const READY: StepId = 'ready';

/** How a step was opened, stored in its history entry. */
interface StepState {
  /** Whether the previous history entry is the previous step. */
  continued?: boolean;
  /** The field that the server refused. */
  refused?: string;
}

const isStepState = (state: unknown): state is StepState => typeof state === 'object' && state !== null;

/**
 * The address of a step.
 * @param corrects whether Continue leads back to the last step, from which this step was opened
 */
export function addressOfStep(id: StepId, corrects = false): string {
  const query = new URLSearchParams({ ...(id !== STEPS[0].id && { step: id }), ...(corrects && { then: READY }) }).toString();
  return hrefOf('sign-up') + (query && `?${query}`);
}

const addressAt = (at: number, corrects?: boolean) => addressOfStep((STEPS[at] ?? STEPS[0]).id, corrects);

export interface OpenStep {
  at: number;
  /** The field that the server refused. */
  refused: string | undefined;
  /** Whether the step was changed since the page opened, by the buttons or after a refusal. */
  moved: boolean;
  next: () => void;
  back: () => void;
}

/** The step in the address. If an earlier step is incomplete, redirects to that step. */
export function useSteps({ methods, rules, draft, refusals }: KitFormState): OpenStep {
  const { search, state } = useLocation();
  const query = new URLSearchParams(search);
  const at = Math.max(
    0,
    STEPS.findIndex(({ id }) => id === query.get('step')),
  );
  const corrects = query.get('then') === READY;
  const { continued = false, refused } = isStepState(state) ? state : {};
  const { schema } = rules;
  const restored = draft?.restored;
  const [moved, setMoved] = useState(false);

  useLayoutEffect(() => {
    const open = firstOpenStep(schema, methods.getValues());
    if (at > open) navigate(addressAt(open), { replace: true });
    // Restoring or discarding a draft changes which steps are complete; typed input is checked by Continue.
  }, [at, restored, schema, methods]);

  useEffect(() => {
    if (refusals === 0) return;
    const named = STEPS.slice(0, LAST)
      .flatMap(({ fields }): readonly string[] => fields)
      .find((field) => methods.getFieldState(field).error);
    if (named) navigate(addressAt(stepOf(named), true), { state: { refused: named } satisfies StepState });
  }, [refusals, methods]);

  return {
    at,
    refused,
    moved: moved || refusals > 0,
    next: () => {
      setMoved(true);
      navigate(addressAt(corrects ? LAST : at + 1), { state: { continued: !corrects } satisfies StepState });
    },
    back: () => {
      setMoved(true);
      if (continued) step(-1);
      else navigate(addressAt(at - 1));
    },
  };
}
