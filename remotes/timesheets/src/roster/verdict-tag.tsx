import type { Verdict } from './verdict';
import { verdictLook, verdictWords } from './verdict-words';
import styles from './verdict.module.css';

/** Whether a shift fits: icon, words and tone. */
export function VerdictTag({ verdict }: { verdict: Verdict }) {
  const { tone, icon: Icon } = verdictLook(verdict);
  return (
    <span className={styles.tag} data-tone={tone}>
      <Icon className={styles.icon} aria-hidden />
      {verdictWords(verdict)}
    </span>
  );
}
