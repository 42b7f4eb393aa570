import type { Applicant } from '@careloom/contract/resources/applicants';
import type { Job } from '@careloom/contract/resources/jobs';
import { notify } from '@careloom/shared/chrome';
import { fullName } from '@careloom/shared/format';
import { t } from '../texts';
import { lazyPage } from '@careloom/shared/navigation';
import { Note } from '@careloom/shared/ui';
import { Suspense, useState } from 'react';
import { assignabilityOf } from './rules';

const ConfirmAssign = lazyPage(() => import('./confirm-assign').then((module) => module.ConfirmAssign));

/**
 * Assigning: asks for confirmation, or shows at once why it is not possible. A refusal is shown as a toast and also remains on the page.
 */
export function useAssign(job: Job | undefined) {
  const [asked, setAsked] = useState<Applicant | null>(null);
  const [refusal, setRefusal] = useState<{ name: string; why: string } | null>(null);
  const refuse = (applicant: Applicant, why: string) => {
    setRefusal({ name: fullName(applicant), why });
    notify('error', why);
  };
  const assign = (applicant: Applicant) => {
    if (!job) return;
    setRefusal(null);
    const found = assignabilityOf(job, applicant);
    if (found.kind === 'free') setAsked(applicant);
    else if (found.kind === 'refused') refuse(applicant, t(found.why));
  };
  const shown = (
    <>
      {refusal && (
        <Note kind="error" title={`${refusal.name}:`}>
          {refusal.why}
        </Note>
      )}
      {job && asked && (
        <Suspense>
          <ConfirmAssign job={job} applicant={asked} onRefused={(why) => refuse(asked, why)} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </>
  );
  return { assign, shown };
}
