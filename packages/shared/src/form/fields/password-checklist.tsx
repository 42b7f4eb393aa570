import { Check, Circle } from 'lucide-react';
import { t } from '../texts';

/** The parts of the strong-password rule (section 5), each with the key of its text. Together they equal `PATTERNS.password`. */
export const PASSWORD_RULES = [
  { key: 'fields.rule.length', met: (password: string) => /^.{8,30}$/su.test(password) },
  { key: 'fields.rule.digit', met: (password: string) => /\d/.test(password) },
  { key: 'fields.rule.lower', met: (password: string) => /[a-z]/.test(password) },
  { key: 'fields.rule.upper', met: (password: string) => /[A-Z]/.test(password) },
  { key: 'fields.rule.special', met: (password: string) => /[^\sA-Za-z0-9]/.test(password) },
  { key: 'fields.rule.space', met: (password: string) => password !== '' && !/\s/.test(password) },
] as const;

const met = <Check className="cl-i-s" aria-hidden />;
const unmet = <Circle className="cl-i-s" aria-hidden />;

/** The parts of the strong-password rule, ticked as they are met. */
export function PasswordChecklist({ password }: { password: string }) {
  return (
    <ul className="cl-rules" aria-live="polite">
      {PASSWORD_RULES.map((rule) => {
        const fulfilled = rule.met(password);
        return (
          <li key={rule.key} data-met={fulfilled ? '' : undefined}>
            {fulfilled ? met : unmet}
            {t(rule.key)}
            <span className="cl-hidden">: {t(fulfilled ? 'fields.rule.met' : 'fields.rule.unmet')}</span>
          </li>
        );
      })}
    </ul>
  );
}
