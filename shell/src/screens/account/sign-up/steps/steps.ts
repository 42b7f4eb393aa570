import type { z } from '@careloom/contract/schema';

/** The steps of the application, and the fields of each. */
export const STEPS = [
  {
    id: 'you',
    title: 'sign_up.you',
    fields: [
      'first_name',
      'last_name',
      'email',
      'contact_no',
      'dob',
      'gender',
      'profile_picture',
      'address',
      'suburb',
      'state_id',
      'post_code',
    ],
  },
  { id: 'work', title: 'sign_up.work', fields: ['abn', 'weekly_hours', 'prior_experience', 'bringing_clients', 'clients'] },
  { id: 'papers', title: 'sign_up.papers', fields: ['why_contractor', 'heard_about'] },
  { id: 'ready', title: 'sign_up.ready', fields: ['password', 'password_confirmation'] },
] as const;

export type StepId = (typeof STEPS)[number]['id'];

export const LAST = STEPS.length - 1;

/** The step that contains a field; the last step if none does. */
export function stepOf(field: string): number {
  const at = STEPS.findIndex(({ fields }) => (fields as readonly string[]).includes(field));
  return at === -1 ? LAST : at;
}

/** The first step that is incomplete by the contract's rules. Later steps cannot be opened. */
export function firstOpenStep(schema: z.ZodMiniType, values: unknown): number {
  const { error } = schema.safeParse(values);
  return Math.min(LAST, ...(error?.issues ?? []).map(({ path }) => stepOf(String(path[0]))));
}
