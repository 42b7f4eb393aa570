import { lazyPart } from '@careloom/shared/navigation';
import { Page, PageHeading, Skeleton } from '@careloom/shared/ui';
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { EarlierUploads } from '../import/earlier-uploads';
import { ChooseStep } from '../import/steps/choose-step';
import { DoneStep } from '../import/steps/done-step';
import { ReadingStep } from '../import/steps/reading-step';
import { Steps } from '../import/steps/steps';
import { type Phase, UploadFlow } from '../import/upload-flow';
import { t } from '../import/texts';

const FixStep = lazyPart(() => import('../import/steps/fix-step').then((part) => part.FixStep));

const STEP_OF: Readonly<Record<Phase['at'], number>> = { choose: 0, reading: 1, fix: 1, done: 3 };

/** Uploads a timesheet as a CSV file: the user chooses, checks and fixes it, and adds it as a whole. */
export function UploadPage() {
  const [flow] = useState(() => new UploadFlow());
  const state = useSyncExternalStore(flow.subscribe, () => flow.state);
  useEffect(() => flow.close, [flow]);
  const { phase } = state;
  return (
    <Page>
      <PageHeading actions={<Steps at={state.sending === 'add' ? 2 : STEP_OF[phase.at]} />}>{t('form.upload_timesheet_csv')}</PageHeading>
      {phase.at === 'choose' && <ChooseStep flow={flow} refusal={phase.refusal} />}
      {phase.at === 'reading' && <ReadingStep phase={phase} />}
      {phase.at === 'fix' && (
        <Suspense fallback={<Skeleton lines={8} />}>
          <FixStep sheet={phase.sheet} flow={flow} state={state} />
        </Suspense>
      )}
      {phase.at === 'done' && <DoneStep answer={phase.answer} flow={flow} />}
      {(phase.at === 'choose' || phase.at === 'done') && <EarlierUploads />}
    </Page>
  );
}
