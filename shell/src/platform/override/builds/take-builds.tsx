import type { RegistryEntry } from '@careloom/contract/manifest';
import { delivery } from '@careloom/contract/resources/delivery';
import { useSubscription } from '@careloom/shared/events';
import { send } from '@careloom/shared/http';
import { t } from './build-texts';
import { lazyPage } from '@careloom/shared/navigation';
import { useCan } from '@careloom/shared/session';
import type { ConfirmDialogProps } from '@careloom/shared/ui-overlay';
import { Suspense, useEffect, useState } from 'react';
import { storeBuilds } from '../stored-builds';
import { storeOverrides, storedOverrides } from '../stored-overrides';
import { useOverrides } from '../overrides';
import type { Override } from '../refusal-of';
import { followBuilds } from './follow-builds';
import { storeNewestBuilds } from './read-build';

const ConfirmDialog = lazyPage<ConfirmDialogProps>(() => import('@careloom/shared/ui-overlay').then((module) => module.ConfirmDialog));

/** Time for the request that ends the session to be sent, in milliseconds. */
const FAREWELL = 1_000;

const originOf = ({ entry }: Override) => new URL(entry).origin;

/** Drops these overrides: the tab uses the released remotes. */
function forget(overrides: readonly Override[]) {
  storeOverrides(storedOverrides().filter(({ remote }) => !overrides.some((override) => override.remote === remote)));
  useOverrides.setState({ asking: [] });
}

/** Shows why the released remotes are used instead. Only a user who may develop remotes gets this far. */
function giveUp(overrides: readonly Override[], why: string) {
  forget(overrides);
  const sentence = (override: Override) => t('local_build.failed', { part: override.remote, address: originOf(override), why });
  useOverrides.setState(({ refused }) => ({ refused: [...refused, ...overrides.map(sentence)] }));
}

/** Stores the current builds and reloads the page with them. */
async function take(overrides: readonly Override[], builds: readonly RegistryEntry[]) {
  try {
    await storeNewestBuilds(overrides, builds);
    window.location.reload();
  } catch (error) {
    giveUp(overrides, error instanceof Error ? error.message : String(error));
  }
}

/** On sign-out, reloads without the overrides, so that no developer's code runs next to a password field. */
function leave() {
  storeOverrides([]);
  storeBuilds([]);
  setTimeout(() => window.location.assign('/login'), FAREWELL);
}

/**
 * The steps before a local build runs: the permission, a confirmation, the server's approval, the build's hash. Each new build then reloads
 * the page.
 */
export function TakeBuilds() {
  const { active, asking, builds, granted } = useOverrides();
  const mayTake = asking.every((override) => granted.includes(originOf(override)));
  const mayAsk = useCan('delivery-develop');

  useEffect(() => {
    if (asking.length > 0 && mayTake) void take(asking, builds);
  }, [asking, builds, mayTake]);

  useEffect(
    () =>
      followBuilds(
        builds,
        (name) =>
          void take(
            active.filter(({ remote }) => remote === name),
            builds,
          ),
      ),
    [active, builds],
  );

  useSubscription('session.ended@1', leave);

  if (mayTake) return null;
  return mayAsk ? <Question overrides={asking} /> : <Refused overrides={asking} />;
}

/** Asks for confirmation, so that a link alone cannot run code. */
function Question({ overrides }: { overrides: readonly Override[] }) {
  const [asked, setAsked] = useState(false);
  const ask = async () => {
    setAsked(true);
    const answer = await send(delivery.takeBuilds, { origins: [...new Set(overrides.map(originOf))] });
    if (answer.ok) window.location.reload(); // the policy of the new page allows the builds
    else giveUp(overrides, answer.message);
  };
  return (
    <Suspense>
      <ConfirmDialog
        open={!asked}
        title={t('local_build.title')}
        verb={t('local_build.take')}
        cancel={t('local_build.keep')}
        onConfirm={() => void ask()}
        onCancel={() => forget(overrides)}
      >
        {overrides.map((override) => (
          <p key={override.remote}>{t('local_build.ask', { part: override.remote, address: originOf(override) })}</p>
        ))}
      </ConfirmDialog>
    </Suspense>
  );
}

/** Logs to the console only: a stranger's link must not put text on a user's page. */
function Refused({ overrides }: { overrides: readonly Override[] }) {
  useEffect(() => {
    for (const { remote } of overrides) console.warn(t('local_build.not_allowed', { part: remote }));
    forget(overrides);
  }, [overrides]);
  return null;
}
