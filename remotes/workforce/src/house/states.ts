import type { Vocabulary } from '@careloom/shared/ui';
import { CircleCheck, CircleSlash } from 'lucide-react';
import { t } from './words';

export const HOUSE_STATES = {
  active: [t('option.active.active'), CircleCheck, 'done'],
  inactive: [t('option.active.inactive'), CircleSlash, 'quiet'],
} as const satisfies Vocabulary;
