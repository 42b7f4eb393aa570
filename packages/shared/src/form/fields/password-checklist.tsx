import { Check, Circle } from 'lucide-react';
import { PASSWORD_RULES } from '../formats/password-rules';
import { t } from '../texts';

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
