import type { ServiceAgreement } from '@careloom/contract/resources/agreements';
import type { SupportWorker } from '@careloom/contract/resources/support-workers';
import { hrefOf, lazyPage, useGoTo, useQueryParams } from '@careloom/shared/navigation';
import { Suspense, useState } from 'react';
import type { AgreementAction } from '../agreement/actions';
import { useOpenedAgreement, useRemind } from '../agreement/requests';

/** Forms and confirmations, downloaded when first opened. */
const AgreementDialog = lazyPage(() => import('../agreement/agreement-dialog').then((module) => module.AgreementDialog));
const ConfirmEndAgreement = lazyPage(() => import('../agreement/confirm-end-agreement').then((module) => module.ConfirmEndAgreement));
const SendAgreement = lazyPage(() => import('../agreement/send-agreement').then((module) => module.SendAgreement));
const TerminateAgreement = lazyPage(() => import('../agreement/terminate-agreement').then((module) => module.TerminateAgreement));

type Dialog = { of: 'send' } | { of: Exclude<AgreementAction, 'remind' | 'write'>; agreement: ServiceAgreement };

/**
 * The dialogs of the agreements of a worker, and the functions that open them. A reminder needs none; `?agreement=12` opens one to read.
 */
export function useAgreementDialogs(worker: SupportWorker | undefined) {
  const [picked, setPicked] = useState<Dialog | null>(null);
  const [params, setParams] = useQueryParams();
  const opened = useOpenedAgreement(Number(params.get('agreement')));
  const { run: remind } = useRemind();
  const goTo = useGoTo();
  const dialog: Dialog | null = picked ?? (opened && opened.user_id === worker?.id ? { of: 'view', agreement: opened } : null);
  const close = () => {
    setPicked(null);
    if (params.has('agreement')) setParams({ agreement: null });
  };
  const writeAbout = ({ id, user_id: worker }: ServiceAgreement) =>
    goTo('inbox', {}, { query: { with: worker, about: hrefOf('workforce:own-agreement', { id }) } });
  const dialogs = dialog && (
    <Suspense>
      {dialog.of === 'send' && worker && <SendAgreement worker={worker} onClose={close} />}
      {dialog.of === 'view' && <AgreementDialog agreement={dialog.agreement} onClose={close} />}
      {dialog.of === 'end' && <ConfirmEndAgreement agreement={dialog.agreement} picture={worker?.sm_profile_picture_url} onClose={close} />}
      {dialog.of === 'terminate' && <TerminateAgreement agreement={dialog.agreement} onClose={close} />}
    </Suspense>
  );
  return {
    act: (of: AgreementAction, agreement: ServiceAgreement) => {
      if (of === 'remind') void remind({ id: agreement.id });
      else if (of === 'write') writeAbout(agreement);
      else setPicked({ of, agreement });
    },
    send: () => setPicked({ of: 'send' }),
    dialogs,
  };
}
