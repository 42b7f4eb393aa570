import type { XeroLineKey } from '@careloom/contract/resources/xero-config';
import { lazyPart, useCurrentRoute } from '@careloom/shared/navigation';
import { useCan } from '@careloom/shared/session';
import { Button, Card, LoadFailed, Page, PageHeading, Skeleton, State } from '@careloom/shared/ui';
import { Suspense, useState } from 'react';
import { t } from '../xero/texts';
import { CameBack } from '../xero/came-back';
import { chainOf, weakestOf } from '../xero/chain';
import { ChainCard } from '../xero/chain-card';
import { CodesCard } from '../xero/codes-card';
import { ConnectionAction } from '../xero/connection-action';
import { CredentialsCard } from '../xero/credentials-card';
import { OutboxCard } from '../xero/outbox-card';
import { useConfig, useOutbox, useStanding } from '../xero/requests';
import { CONNECTION_STATES } from '../xero/states';
import styles from '../xero/xero.module.css';

const CodesForm = lazyPart(() => import('../xero/codes-form').then((module) => module.CodesForm));
const CredentialsForm = lazyPart(() => import('../xero/credentials-form').then((module) => module.CredentialsForm));

type Open = { kind: 'credentials' } | { kind: 'codes'; line: XeroLineKey };

/** The connection to Xero as a chain: credentials, account, codes, and pending invoices. The weakest link is named first. */
export function XeroConfigPage() {
  const title = useCurrentRoute()?.route.title;
  const mayWrite = useCan('xero-config-write');
  const { config, error, isFetching, refetch } = useConfig();
  const { data: standing, error: standingError, isFetching: isAsking, refetch: askAgain } = useStanding();
  const { data: outbox, error: outboxError } = useOutbox();
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const setCodes = mayWrite ? (line: XeroLineKey) => setOpen({ kind: 'codes', line }) : null;
  const enter = mayWrite ? () => setOpen({ kind: 'credentials' }) : null;
  const failed = (config === undefined && error) || (!standing && standingError);
  // Rendered only when everything is loaded: rows of the outbox that load later would move the content below.
  const isWhole = config !== undefined && standing !== undefined && (outbox !== undefined || outboxError !== null);
  const links = isWhole ? chainOf(config ?? undefined, standing) : null;
  const weakest = links ? weakestOf(links) : undefined;
  const isSet = config?.secret_key_set === 1;
  return (
    <Page>
      <PageHeading
        tag={standing && <State of={CONNECTION_STATES} value={String(standing.connected)} />}
        actions={standing && mayWrite && (isSet || standing.connected === 1) && <ConnectionAction connected={standing.connected} />}
      >
        {title}
      </PageHeading>
      <CameBack />
      {failed && (
        <LoadFailed
          message={failed.message}
          busy={isFetching || isAsking}
          onRetry={() => {
            void refetch();
            void askAgain();
          }}
        />
      )}
      {!failed && !links && <Skeleton lines={8} />}
      {links && config !== undefined && standing && (
        <>
          <ChainCard links={links} weakest={weakest} />
          <div className={styles.columns}>
            <div className={styles.column}>
              {!isSet && enter && (
                <Card title={t('xero.credentials.enter')}>
                  <p>{t('xero.credentials.first')}</p>
                  <Button variant="solid" onClick={enter}>
                    {t('xero.credentials.enter')}
                  </Button>
                </Card>
              )}
              {weakest?.key === 'account' && (
                <Card title={t('screen.connect_account')}>
                  <p>{t('xero.credentials.consent')}</p>
                </Card>
              )}
              <OutboxCard onCodes={(line) => setCodes?.(line)} />
            </div>
            <div className={styles.column}>
              <CodesCard config={config} onSet={setCodes} />
              <CredentialsCard config={config} organisation={standing.organisation} onReplace={enter} />
            </div>
          </div>
        </>
      )}
      <Suspense>
        {open?.kind === 'credentials' && config !== undefined && <CredentialsForm config={config} onClose={close} />}
        {open?.kind === 'codes' && config && <CodesForm config={config} line={open.line} onClose={close} />}
      </Suspense>
    </Page>
  );
}
