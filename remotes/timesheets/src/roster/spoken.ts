import { t } from './texts';
import type { Place } from './place';
import { type Names, whenOf, workerName } from './ribbon-words';
import type { Verdict } from './verdict';
import { verdictWords } from './verdict-words';

/** The full sentence of a verdict; null if its short text is enough. */
export function sentenceOf({ kind }: Verdict): string | null {
  if (kind === 'clash') return t('roster.clash_copied');
  if (kind === 'no_agreement') return t('roster.no_agreement_sentence');
  if (kind === 'outside_job') return t('roster.outside_job_sentence');
  if (kind === 'unavailable') return t('roster.unavailable_sentence');
  return kind === 'rest' ? t('roster.rest_sentence') : null;
}

/** `Noor Haddad, Thu 19 Nov, 15:00–21:00: Clash 18:00–21:00` */
export const spokenPlace = (to: Place, verdict: Verdict, names: Names): string =>
  `${workerName(to.worker_id, names)}, ${whenOf(to)}: ${verdictWords(verdict)}`;
