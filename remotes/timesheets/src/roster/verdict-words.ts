import { Check, Hourglass, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { Tone } from '@careloom/shared/ui';
import { t } from './texts';
import { timesOf } from './ribbon-words';
import { inHours } from './times';
import { blocks, type Verdict } from './verdict';

/** The short text of a verdict. */
export function verdictWords(verdict: Verdict): string {
  switch (verdict.kind) {
    case 'fits':
      return t('roster.fits');
    case 'knows':
      return t('roster.fits_knows');
    case 'unfilled':
      return t('records.unfilled');
    case 'rest':
      return t('roster.rest', { hours: inHours(verdict.minutes) });
    case 'clash':
      return verdict.other ? t('roster.clash_with', { times: timesOf(verdict.other) }) : t('roster.clash');
    case 'no_agreement':
      return t('roster.no_agreement');
    case 'outside_job':
      return t('roster.outside_job');
    case 'unavailable':
      return t('roster.unavailable');
  }
}

/** Fits, a warning, or a block. */
export function verdictLook(verdict: Verdict): { tone: Tone; icon: LucideIcon } {
  if (blocks(verdict)) return { tone: 'stopped', icon: TriangleAlert };
  return verdict.kind === 'rest' ? { tone: 'waiting', icon: Hourglass } : { tone: 'done', icon: Check };
}
