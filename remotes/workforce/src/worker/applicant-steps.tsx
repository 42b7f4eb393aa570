import { hrefOf } from '@careloom/shared/navigation';
import { Button, ButtonLink, Row, Subtext } from '@careloom/shared/ui';
import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { t } from './texts';
import { useApplicantList } from './applicant-list';
import { useApplicants } from './requests';

interface StepProps {
  label: string;
  icon: LucideIcon;
  /** The applicant that it opens; none at either end of the list. */
  id: number | undefined;
  /** The query that keeps the list's state in the address. */
  query: string;
}

function Step({ label, icon: Icon, id, query }: StepProps) {
  const inside = <Icon aria-hidden />;
  return id === undefined ? (
    <Button shape="icon" aria-label={label} disabled>
      {inside}
    </Button>
  ) : (
    <ButtonLink shape="icon" aria-label={label} href={hrefOf('support-worker-details-overview', { type: 'new-applicants', id }) + query}>
      {inside}
    </ButtonLink>
  );
}

/** The index of an applicant in the pending applicants, with links to the previous and next one. Renders nothing without permission to see the list. */
export function ApplicantSteps({ id }: { id: number }) {
  const { data } = useApplicants();
  const { query } = useApplicantList();
  const applicants = data?.items ?? [];
  const at = applicants.findIndex((applicant) => applicant.id === id);
  if (at < 0) return null;
  return (
    <Row>
      <Subtext>{t('worker.applicant_of', { at: at + 1, count: applicants.length })}</Subtext>
      <Step label={t('worker.previous_applicant')} icon={ChevronLeft} id={applicants[at - 1]?.id} query={query} />
      <Step label={t('worker.next_applicant')} icon={ChevronRight} id={applicants[at + 1]?.id} query={query} />
    </Row>
  );
}
