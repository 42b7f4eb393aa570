import { Button, Card, Stack, Subtext } from '@careloom/shared/ui';
import { ShieldCheck, ShieldX } from 'lucide-react';
import { t } from '../texts';
import { useDecisionKeys } from './decision-keys';

export interface DecisionCardProps {
  /** The place of the applicant among those who wait, from 1, and how many wait. */
  at: number;
  count: number;
  onDecide: (decision: 'verify' | 'reject') => void;
}

/** Approve or reject an applicant: by button, or by A and R. */
export function DecisionCard({ at, count, onDecide }: DecisionCardProps) {
  useDecisionKeys(onDecide);
  return (
    <Card title={t('worker.decision')} count={at > 0 ? t('worker.applicant_of', { at, count }) : undefined}>
      <Stack>
        <Subtext>{t('worker.told_by_mail')}</Subtext>
        <Button variant="solid" aria-keyshortcuts="A" onClick={() => onDecide('verify')}>
          <ShieldCheck aria-hidden />
          {t('button.approve')}
          <kbd aria-hidden>A</kbd>
        </Button>
        <Button aria-keyshortcuts="R" onClick={() => onDecide('reject')}>
          <ShieldX aria-hidden />
          {t('button.reject')}
          <kbd aria-hidden>R</kbd>
        </Button>
      </Stack>
    </Card>
  );
}
