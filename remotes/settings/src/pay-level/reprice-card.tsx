import { type PayLevelBody, payLevels } from '@careloom/contract/resources/pay-levels';
import { useFormContext, useWatch } from '@careloom/shared/form';
import { useCallMutation } from '@careloom/shared/query';
import { Card, Prose, Subtext } from '@careloom/shared/ui';
import { useCallback } from 'react';
import { useRepricing } from '../repricing/use-repricing';
import { t } from './texts';
import { coveringTheDay } from './cover-rule';
import type { PayLevelDraft } from './draft';

const { body } = coveringTheDay(payLevels.update);

/** The typed values as the JSON body of the request; null while they are invalid. */
function bodyOf(draft: PayLevelDraft): string | null {
  const parsed = body.safeParse(draft);
  return parsed.success ? JSON.stringify(parsed.data) : null;
}

/** The effect of saving: the number of shifts not worked yet that change, and by how much. */
export function RepriceCard({ id }: { id: number }) {
  const { control, formState } = useFormContext<PayLevelDraft>();
  const draft = useWatch({ control }) as PayLevelDraft;
  const { run } = useCallMutation(payLevels.preview, { onFailure: () => undefined });
  const ask = useCallback(
    async (asked: string) => {
      const result = await run({ id, ...(JSON.parse(asked) as PayLevelBody) });
      return result.ok ? result.data.text : result.message;
    },
    [id, run],
  );
  const wanted = formState.isDirty ? bodyOf(draft) : null;
  const text = useRepricing(wanted, ask);
  const none = formState.isDirty && wanted === null ? 'pay_level.effect_unsaved' : 'pay_level.effect_none';
  return (
    <Card title={t('pay_level.effect')}>
      <div role="status">
        <Prose>{text ?? t(none)}</Prose>
      </div>
      <Subtext>{t('pay_level.effect_kept')}</Subtext>
    </Card>
  );
}
