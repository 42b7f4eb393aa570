import { formatHours, formatMoney } from '@careloom/shared/format';
import { hrefOf } from '@careloom/shared/navigation';
import { Button, ButtonLink, Card, Facts, Row } from '@careloom/shared/ui';
import { t } from '../texts';
import type { UploadFlow } from '../upload-flow';
import type { Answered } from '../worker/messages';

/** The added shifts, with links. */
export function DoneStep({ answer: { created, updated, sums }, flow }: { answer: Answered; flow: UploadFlow }) {
  const words = [t('csv.done', { count: created }), ...(updated > 0 ? [t('csv.updated', { count: updated })] : [])];
  return (
    <Card title={words.join(' ')}>
      {sums && (
        <Facts
          facts={[
            { label: t('field.shift.total_cost'), value: formatMoney(sums.total_cost) },
            { label: t('field.shift.total_hour'), value: formatHours(sums.total_hour) },
            { label: t('field.shift.fee'), value: formatMoney(sums.fee) },
          ]}
        />
      )}
      <Row wrap>
        <ButtonLink variant="solid" href={hrefOf('shiftLogs', { shiftType: 'log' })}>
          {t('menu.timesheet.shift_logs')}
        </ButtonLink>
        <Button onClick={flow.reset}>{t('csv.another')}</Button>
      </Row>
    </Card>
  );
}
