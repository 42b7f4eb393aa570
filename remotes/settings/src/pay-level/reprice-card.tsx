import { type PayLevelBody, payLevels } from '@careloom/contract/resources/pay-levels';
import { useFormContext, useWatch } from '@careloom/shared/form';
import { useCallMutation } from '@careloom/shared/query';
import { Card, Prose, Subtext } from '@careloom/shared/ui';
import { useEffect, useState } from 'react';
import { t } from '../texts';
import { coveringTheDay } from './cover-rule';
import type { PayLevelDraft } from './draft';

/** Milliseconds without a change before the server is asked. */
const PAUSE = 400;
const { body } = coveringTheDay(payLevels.update);

/** The body as typed, as JSON; null while it could not be saved. */
function bodyOf(draft: PayLevelDraft): string | null {
  const parsed = body.safeParse(draft);
  return parsed.success ? JSON.stringify(parsed.data) : null;
}

/** What saving would change: how many shifts that are not worked yet, and by how much. The server tries the edit without writing it. */
export function RepriceCard({ id }: { id: number }) {
  const { control, formState } = useFormContext<PayLevelDraft>();
  const draft = useWatch({ control }) as PayLevelDraft;
  const [answer, setAnswer] = useState<{ to: string; text: string } | null>(null);
  const { run } = useCallMutation(payLevels.preview, { onFailure: () => undefined });
  const asked = formState.isDirty ? bodyOf(draft) : null;
  useEffect(() => {
    if (asked === null) return;
    let isCurrent = true;
    const ask = async () => {
      const result = await run({ id, ...(JSON.parse(asked) as PayLevelBody) });
      if (isCurrent) setAnswer({ to: asked, text: result.ok ? result.data.text : result.message });
    };
    const timer = setTimeout(() => void ask(), PAUSE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [asked, id, run]);
  return (
    <Card title={t('pay_level.effect')}>
      <div role="status">{answer && answer.to === asked ? <Prose>{answer.text}</Prose> : <Prose>{t('pay_level.effect_none')}</Prose>}</div>
      <Subtext>{t('pay_level.effect_kept')}</Subtext>
    </Card>
  );
}
