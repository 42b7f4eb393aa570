import { t, type texts } from './override-texts';
import { useOverrides } from './overrides';
import type { Override } from './refusal-of';

export interface Refused {
  override: Override;
  refusal: keyof typeof texts;
}

/** Says why overrides were refused. @param shown also on the page, for the developer who runs `npm run dev` */
export function sayRefused(refused: readonly Refused[], shown: boolean) {
  const sentences = refused.map(({ override: { remote, entry }, refusal }) =>
    t('override.refused', { part: remote, why: t(refusal, { address: entry }) }),
  );
  for (const sentence of sentences) console.warn(sentence);
  if (shown) useOverrides.setState({ refused: sentences });
}
