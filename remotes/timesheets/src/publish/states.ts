import type { Vocabulary } from '@careloom/shared/ui';
import { TriangleAlert, UserRoundX } from 'lucide-react';
import { t } from './texts';

/** The tags of planned shifts that have no worker, or clash with another shift. */
export const UNFILLED = {
  unfilled: [t('records.unfilled'), UserRoundX, 'stopped', 'dashed'],
  clash: [t('records.clash'), TriangleAlert, 'stopped'],
} as const satisfies Vocabulary;
