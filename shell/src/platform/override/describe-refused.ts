import { t, type texts } from './override-texts';
import type { Override } from './refusal-of';

export interface Refused {
  override: Override;
  refusal: keyof typeof texts;
}

/** Logs to the console why overrides were refused. @returns the logged sentences */
export function describeRefused(refused: readonly Refused[]): string[] {
  const sentences = refused.map(({ override: { remote, entry }, refusal }) =>
    t('override.refused', { part: remote, why: t(refusal, { address: entry }) }),
  );
  for (const sentence of sentences) console.warn(sentence);
  return sentences;
}
