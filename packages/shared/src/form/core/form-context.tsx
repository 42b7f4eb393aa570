import type { Labels } from '@careloom/contract/issues';
import type { z } from '@careloom/contract/schema';
import { createContext, useContext } from 'react';

/** What the fields of a form need to know of it, beside react-hook-form's own context. */
export interface FormRules {
  schema: z.ZodMiniType;
  labels: Labels;
  /** Names of the fields that no draft keeps: passwords put theirs in. */
  secrets?: Set<string> | undefined;
  /** Says a sentence politely to who can not see the form change; silent until the form stands. */
  announce?: ((text: string) => void) | undefined;
}

export const FormRulesContext = createContext<FormRules | null>(null);

/** @throws outside a form of the kit */
export function useFormRules(): FormRules {
  const rules = useContext(FormRulesContext);
  if (!rules) throw new Error('A field of the kit stands in FormPage, FormModal or KitForm only.');
  return rules;
}
