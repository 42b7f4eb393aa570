import type { Answer, Failed } from '@careloom/shared/http';
import { lazyPart } from '@careloom/shared/navigation';
import { Suspense, useState } from 'react';
import { t } from './texts';

const ConfirmDialog = lazyPart(() => import('@careloom/shared/ui-overlay').then((part) => part.ConfirmDialog));

/** Whether a shift was refused only because its worker is on another one, from which they can be moved. */
export const asksToReassign = ({ data }: Failed): boolean =>
  typeof data === 'object' && data !== null && 'confirm_reassign' in data && data.confirm_reassign === true;

interface Question {
  text: string;
  answer: (isAgreed: boolean) => void;
}

/** Sends a shift; where its worker is on another shift at the same time, asks whether to move them, and sends it again. */
export function useReassign() {
  const [question, setQuestion] = useState<Question | null>(null);
  const sendOrAsk = async <Data,>(send: (reassign: 0 | 1) => Promise<Answer<Data>>): Promise<Answer<Data>> => {
    const first = await send(0);
    if (first.ok || !asksToReassign(first)) return first;
    const isAgreed = await new Promise<boolean>((answer) => setQuestion({ text: first.message, answer }));
    setQuestion(null);
    return isAgreed ? send(1) : { ...first, message: t('shift_form.not_reassigned') };
  };
  const dialog = question && (
    <Suspense>
      <ConfirmDialog open verb={t('shift_form.reassign')} onConfirm={() => question.answer(true)} onCancel={() => question.answer(false)}>
        <p>{question.text}</p>
      </ConfirmDialog>
    </Suspense>
  );
  return { sendOrAsk, dialog };
}
