import type { Labels } from '@careloom/contract/issues';
import type { z } from '@careloom/contract/schema';
import { createContext, useContext } from 'react';
import { contractText } from '../../i18n/index';

/** The context that fields need from their form, besides react-hook-form's own. */
export interface FormRules {
  schema: z.ZodMiniType;
  labels: Labels;
  /** Names of fields that are never stored in a draft. Password fields add themselves. */
  secrets?: Set<string> | undefined;
  /** Announces a sentence in a polite live region; does nothing until the form is mounted. */
  announce?: ((text: string) => void) | undefined;
}

export const FormRulesContext = createContext<FormRules | null>(null);

/** @throws if used outside a form of the kit */
export function useFormRules(): FormRules {
  const rules = useContext(FormRulesContext);
  if (!rules) throw new Error('A field of the kit stands in FormPage, FormModal or KitForm only.');
  return rules;
}

const readable = (name: string) => name.replaceAll('_', ' ').replace(/^./, (first) => first.toUpperCase());

/** The catalogue's label of a field; for `clients.0.email` also the label of `clients.email` or `email`. */
export function labelOf(labels: Labels, name: string): string {
  const general = name.replace(/\.\d+(?=\.|$)/g, '');
  const last = general.slice(general.lastIndexOf('.') + 1);
  const key = labels[name] ?? labels[general] ?? labels[last];
  return key ? contractText(key) : readable(last);
}
