import { CODE } from '@careloom/contract/envelope';
import { holidays } from '@careloom/contract/resources/holidays';
import { useWatch } from '@careloom/shared/form';
import type { Answer } from '@careloom/shared/http';
import { useCallMutation } from '@careloom/shared/query';
import { Note } from '@careloom/shared/ui';
import { useCallback } from 'react';
import { useRepricing } from '../repricing/use-repricing';
import { t } from './texts';

const quiet = { onFailure: () => undefined };
const { body } = holidays.preview;

/** The message of an answer. Null for field errors, which are shown at the fields, and for an earlier server, which lacks the call. */
function sentenceOf(answer: Answer<{ text: string }>): string | null {
  if (answer.ok) return answer.data.text;
  const isExplained = answer.code === CODE.validation && Object.keys(answer.errors).length === 0;
  return isExplained ? answer.message : null;
}

function Effect({ text }: { text: string | null }) {
  return (
    <div role="status">
      <Note kind="info">{text ?? t('holiday.reprices')}</Note>
    </div>
  );
}

/** The effect of saving the form: the number of unapproved shifts that change, and by how much. @param id of the holiday that is edited */
export function SavingEffect({ id = null }: { id?: number | null }) {
  const [date, state_id, starts_at, region] = useWatch({ name: ['date', 'state_id', 'starts_at', 'region'] }) as unknown[];
  const { run } = useCallMutation(holidays.preview, quiet);
  const typed = body.safeParse({ id, date, state_id, starts_at, region });
  const ask = useCallback(async (asked: string) => sentenceOf(await run(body.parse(JSON.parse(asked)))), [run]);
  return <Effect text={useRepricing(typed.success ? JSON.stringify(typed.data) : null, ask)} />;
}

/** The effect of deleting a holiday. */
export function RemovalEffect({ id }: { id: number }) {
  const { run } = useCallMutation(holidays.previewRemoval, quiet);
  const ask = useCallback(async (asked: string) => sentenceOf(await run({ id: Number(asked) })), [run]);
  return <Effect text={useRepricing(String(id), ask)} />;
}
