import { type PayLevel, payLevels } from '@careloom/contract/resources/pay-levels';
import { useContractForm } from '@careloom/shared/form';
import { useBreadcrumb, useGoTo, useIdParams } from '@careloom/shared/navigation';
import { useDetail } from '@careloom/shared/query';
import { LoadFailed, Page, PageHeading, Skeleton } from '@careloom/shared/ui';
import { coveringTheDay } from '../pay-level/cover-rule';
import { draftOf } from '../pay-level/draft';
import { Editor } from '../pay-level/editor';
import { t } from '../pay-level/texts';

const call = coveringTheDay(payLevels.update);

export function EditPayLevelPage() {
  const { id } = useIdParams('id');
  const { data, error, refetch } = useDetail(payLevels.get, { id });
  useBreadcrumb({ 'pay level name': data?.name });
  if (data) return <Edit key={id} level={data} />;
  return (
    <Page>
      <PageHeading>{t('form.edit_pay_level')}</PageHeading>
      {error ? <LoadFailed message={error.message} onRetry={() => void refetch()} /> : <Skeleton lines={12} />}
    </Page>
  );
}

/** The input stays when the level is refetched while it is edited. */
function Edit({ level }: { level: PayLevel }) {
  const goTo = useGoTo();
  const form = useContractForm(call, {
    defaultValues: draftOf(level),
    extra: { id: level.id },
    draft: `edit-pay-level.${level.id}`,
    changes: ({ id }) => [id],
    onDone: () => goTo('pay-level'),
  });
  return <Editor form={form} title={t('form.edit_pay_level')} verb={t('button.save')} saved={{ ...draftOf(level), id: level.id }} />;
}
