import { asOf } from '@careloom/contract/days';
import { agreements, type ServiceAgreement } from '@careloom/contract/resources/agreements';
import { options } from '@careloom/contract/resources/options';
import type { SupportWorker } from '@careloom/contract/resources/support-workers';
import { FormModal, useContractForm } from '@careloom/shared/form';
import { formatDate, fullName, today } from '@careloom/shared/format';
import { useCall } from '@careloom/shared/query';
import { Who } from '@careloom/shared/ui';
import { t } from './texts';
import { DocumentPreview } from './document-preview';
import { type AgreementDraft, draftOf, latestOf } from './draft';
import { AgreementFields } from './fields';
import styles from './send-agreement.module.css';

interface SendAgreementProps {
  worker: SupportWorker;
  onClose: () => void;
}

const nameIn = (rows: readonly { id: number; name: string }[], id: string) => rows.find((row) => String(row.id) === id)?.name;

/** Sends a service agreement for signature. The form starts with the terms of the newest signed agreement, otherwise of the newest one. */
export function SendAgreement(props: SendAgreementProps) {
  const { data } = useCall(agreements.list, { user_id: props.worker.id });
  return data && <SendForm {...props} latest={latestOf(data.items)} />;
}

/** The form, and beside it the document that the worker will read. */
export function SendForm({ worker, latest, onClose }: SendAgreementProps & { latest: ServiceAgreement | undefined }) {
  const { data: providers = [] } = useCall(options.providers, {});
  const { data: levels = [] } = useCall(options.payLevels, {});
  const day = today();
  const form = useContractForm(asOf(agreements.send, day), {
    defaultValues: draftOf({ id: worker.id, abn: worker.details.abn }, latest, day),
    draft: `send-agreement.${worker.id}`,
    changes: ({ id, user_id }) => [id, user_id],
    onDone: onClose,
  });
  const nameOf = ({ provider_id, pay_level_id }: AgreementDraft) => ({
    provider: nameIn(providers, provider_id),
    level: nameIn(levels, pay_level_id),
  });
  return (
    <FormModal
      form={form}
      title={t('form.send_service_agreement')}
      verb={t('button.send')}
      onClose={onClose}
      note={t('agreement.to_worker', { name: fullName(worker) })}
      size="broad"
    >
      <Who
        name={fullName(worker)}
        picture={worker.sm_profile_picture_url}
        line={latest?.signed_at && t('agreement.follows', { day: formatDate(latest.end_date) })}
      />
      <div className={styles.beside}>
        <AgreementFields providers={providers} levels={levels} />
        <DocumentPreview nameOf={nameOf} before={latest?.signed_at ? latest : undefined} />
      </div>
    </FormModal>
  );
}
