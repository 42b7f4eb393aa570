import { t } from './override-texts';
import { Button, Note } from '@careloom/shared/ui';
import type { CSSProperties } from 'react';
import { resetOverrides, useOverrides } from './overrides';

/** Above all other content, away from the toasts. */
const CORNER: CSSProperties = {
  position: 'fixed',
  insetInlineStart: 12,
  bottom: 12,
  zIndex: 'var(--cl-z-index-loader)',
  maxInlineSize: 'min(420px, calc(100vw - 24px))',
  overflowWrap: 'anywhere',
};

/** Always visible while a remote is overridden. One click resets it. */
export function OverrideBadge() {
  const { active, refused } = useOverrides();
  const reset = (
    <Button size="sm" onClick={resetOverrides}>
      {t('override.reset')}
    </Button>
  );
  return (
    <aside aria-label={t('override.label')} style={CORNER}>
      {active.length > 0 && (
        <Note kind="warning" action={reset}>
          {active.map(({ remote, entry }) => (
            <div key={remote}>{t('override.active', { part: remote, address: new URL(entry).origin })}</div>
          ))}
        </Note>
      )}
      {refused.map((sentence) => (
        <Note key={sentence} kind="error">
          {sentence}
        </Note>
      ))}
    </aside>
  );
}
