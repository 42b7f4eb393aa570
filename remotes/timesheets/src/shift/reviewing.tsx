import { KeyLegend, Row, Subtext } from '@careloom/shared/ui';
import { t } from './texts';
import type { Neighbours } from './from-list';

/** The index in the shifts that differ from the roster, and the keys to move through them. */
export function Reviewing({ review, mayApprove }: Pick<Neighbours, 'review'> & { mayApprove: boolean }) {
  if (!review) return null;
  return (
    <Row>
      <Subtext>{review.at > 0 ? t('approvals.left', review) : t('approvals.over')}</Subtext>
      <KeyLegend>
        {mayApprove && (
          <>
            <kbd>A</kbd>
            <span>{t('shift.key_approve')}</span>
          </>
        )}
        <kbd>←</kbd>
        <kbd>→</kbd>
        <span>{t('shift.key_move')}</span>
      </KeyLegend>
    </Row>
  );
}
