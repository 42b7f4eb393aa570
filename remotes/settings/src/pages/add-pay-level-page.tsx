import { payLevels } from '@careloom/contract/resources/pay-levels';
import { useContractForm } from '@careloom/shared/form';
import { useGoTo } from '@careloom/shared/navigation';
import { coveringTheDay } from '../pay-level/cover-rule';
import { NEW_LEVEL } from '../pay-level/draft';
import { Editor } from '../pay-level/editor';
import { t } from '../pay-level/texts';

const call = coveringTheDay(payLevels.create);

export function AddPayLevelPage() {
  const goTo = useGoTo();
  const form = useContractForm(call, {
    defaultValues: NEW_LEVEL,
    draft: 'add-pay-level',
    changes: ({ id }) => [id],
    onDone: () => goTo('pay-level'),
  });
  return <Editor form={form} title={t('form.add_pay_level')} verb={t('button.save')} saved={null} />;
}
