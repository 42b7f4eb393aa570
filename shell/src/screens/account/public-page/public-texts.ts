import { commonMessages } from '@careloom/contract/messages/common';
import { fieldAccountMessages, fieldContactMessages, fieldWorkerMessages } from '@careloom/contract/messages/field-worker';
import { fieldHouseMessages } from '@careloom/contract/messages/field-house';
import { fieldTeamMessages } from '@careloom/contract/messages/field-team';
import { validationMessages } from '@careloom/contract/messages/validation';
import { createTranslator } from '@careloom/shared/i18n';
import { commonTexts } from '../../../platform/common-texts';

/** Texts of the public forms: sign-up and contact. */
export const texts = {
  'contact.breadcrumb': 'Breadcrumb',
  'contact.lead': 'Write to us and we will answer by email.',
  'contact.submit': 'Send message',
  'contact.sent': 'Your message is on its way.',
  'contact.sent_why': 'We have it, and will answer to {email}.',
  'contact.back': 'Back to Careloom',
  'sign_up.steps': 'Steps',
  'sign_up.step': 'Sign up: step {at} of {count}',
  'sign_up.you': 'You',
  'sign_up.work': 'Your work',
  'sign_up.papers': 'Your papers',
  'sign_up.ready': 'Ready',
  'sign_up.is_done': 'done',
  'sign_up.continue': 'Continue',
  'sign_up.back': 'Back',
  'sign_up.submit': 'Sign Up',
  'sign_up.change': 'Change',
  'sign_up.where': 'Where you live',
  'sign_up.abn_right': 'The check digits are right.',
  'sign_up.no': 'No',
  'sign_up.yes': 'Yes, I will name them',
  'sign_up.access': 'Your password',
  'sign_up.clients': 'Clients you bring',
  'sign_up.add_client': 'Add a client',
  'sign_up.remove_client': 'Remove this client',
  'sign_up.have_account': 'Already with us?',
  'sign_up.kept': 'Kept in this tab until you finish.',
  'sign_up.not_kept': 'This browser keeps nothing: what you type is lost when you leave.',
  'sign_up.resend': 'Send the link again',
  'sign_up.done': 'Check your email',
  'sign_up.going': 'You are being taken to the sign-up page.',
} as const;

export const t = createTranslator(
  'shell',
  texts,
  commonTexts,
  fieldAccountMessages,
  commonMessages,
  fieldContactMessages,
  fieldHouseMessages,
  fieldTeamMessages,
  fieldWorkerMessages,
  validationMessages,
);
