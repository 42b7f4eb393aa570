import type { RouteName } from '@careloom/contract/route-names';
import type { t } from '../frame/link-texts';

type TextKey = Parameters<typeof t>[0];

export interface Verification {
  title: TextKey;
  text: TextKey;
  kind: 'success' | 'error';
}

type VerificationRoute = Extract<RouteName, 'email-verify-success' | 'email-verify-already-success' | 'email-token-expire'>;

/** The result for each route of the verification e-mail. The link in the e-mail goes to the API, which redirects to one of these. */
export const VERIFICATIONS: Readonly<Record<VerificationRoute, Verification>> = {
  'email-verify-success': { title: 'verify.title', text: 'email.verified', kind: 'success' },
  'email-verify-already-success': { title: 'verify.title', text: 'email.already', kind: 'success' },
  'email-token-expire': { title: 'verify.expired_title', text: 'email.expired', kind: 'error' },
};
