import { createTranslator } from '@careloom/shared/i18n';
import { tables } from '../texts';
import { fillWords } from './words';

/** Texts of the workers who are proposed for unfilled shifts. */
const fillTexts = {
  'fill.lead': 'Proposed by the same points as a replacement, so that no two shifts clash. Nothing is published by itself.',
  'fill.none': 'Every shift of these days has a worker.',
  'fill.nobody': 'Nobody near is free for it.',
  'fill.points': '{points} points',
  'fill.accept': 'Accept',
  'fill.accept_named': 'Accept {name} for {when}',
  'fill.accept_all': 'Accept all {count}',
  'fill.accept_all_one': 'Accept 1',
  'fill.accepted': '{count} shifts have a worker now.',
  'fill.accepted_one': '1 shift has a worker now.',
  'fill.more': '{count} more shifts without a worker are left for later.',
  'fill.more_one': '1 more shift without a worker is left for later.',
} as const;

export const t = createTranslator('timesheets', fillTexts, fillWords, ...tables);
