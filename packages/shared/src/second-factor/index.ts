/**
 * Components of two-factor authentication, shared by the login and Account Settings.
 * @example
 * ```tsx
 * import { RecoveryCodes } from '@careloom/shared/second-factor';
 * import { Card } from '@careloom/shared/ui';
 *
 * export const KeepThem = ({ codes }: { codes: readonly string[] }) => (
 *   <Card title="Keep your recovery codes">
 *     <RecoveryCodes codes={codes} />
 *   </Card>
 * );
 * ```
 */
export { KeySteps, type KeyStepsProps } from './key-steps';
export { askPasskey, createPasskey, type PasskeyAnswer } from './passkey';
export { RecoveryCodes } from './recovery-codes';
