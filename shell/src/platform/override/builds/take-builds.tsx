import type { RegistryEntry } from '@careloom/contract/manifest';
import { delivery } from '@careloom/contract/resources/delivery';
import { useHear } from '@careloom/shared/events';
import { send } from '@careloom/shared/http';
import { t } from './build-texts';
import { lazyPage } from '@careloom/shared/navigation';
import { useCan } from '@careloom/shared/session';
import type { ConfirmDialogProps } from '@careloom/shared/ui-overlay';
import { Suspense, useEffect, useState } from 'react';
import { keepBuilds } from '../kept-builds';
import { keepWishes, keptWishes } from '../kept-wishes';
import { useOverrides } from '../overrides';
import type { Wish } from '../refusal-of';
import { followBuilds } from './follow-builds';
import { keepNewest } from './read-build';

const ConfirmDialog = lazyPage<ConfirmDialogProps>(() => import('@careloom/shared/ui-overlay').then((module) => module.ConfirmDialog));

/** Time for the request that ends the session to be sent, in milliseconds. */
const FAREWELL = 1_000;

const originOf = ({ entry }: Wish) => new URL(entry).origin;

/** Drops these overrides: the tab uses the released remotes. */
function forget(wishes: readonly Wish[]) {
  keepWishes(keptWishes().filter(({ remote }) => !wishes.some((wish) => wish.remote === remote)));
  useOverrides.setState({ asking: [] });
}

/** Shows why the released remotes stay. The user may develop remotes, otherwise the server would not have been asked. */
function giveUp(wishes: readonly Wish[], why: string) {
  forget(wishes);
  const sentence = (wish: Wish) => t('local_build.failed', { part: wish.remote, address: originOf(wish), why });
  useOverrides.setState(({ refused }) => ({ refused: [...refused, ...wishes.map(sentence)] }));
}

/** Stores the current builds and reloads the page with them. */
async function take(wishes: readonly Wish[], builds: readonly RegistryEntry[]) {
  try {
    await keepNewest(wishes, builds);
    window.location.reload();
  } catch (error) {
    giveUp(wishes, error instanceof Error ? error.message : String(error));
  }
}

/** On sign-out, reloads without the overrides, so that no developer's code runs next to a password field. */
function leave() {
  keepWishes([]);
  keepBuilds([]);
  setTimeout(() => window.location.assign('/login'), FAREWELL);
}

/**
 * The steps before a local build runs: the permission, a confirmation, the server's approval, the build's hash. Each new build then reloads
 * the page.
 */
export function TakeBuilds() {
  const { active, asking, builds, granted } = useOverrides();
  const mayTake = asking.every((wish) => granted.includes(originOf(wish)));
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

  useHear('session.ended@1', leave);

  if (mayTake) return null;
  return mayAsk ? <Question wishes={asking} /> : <Refused wishes={asking} />;
}

/** Asks for confirmation, so that a link alone cannot run code. */
function Question({ wishes }: { wishes: readonly Wish[] }) {
  const [asked, setAsked] = useState(false);
  const ask = async () => {
    setAsked(true);
    const answer = await send(delivery.takeBuilds, { origins: [...new Set(wishes.map(originOf))] });
    if (answer.ok)
      window.location.reload(); // the new page has the policy for it
    else giveUp(wishes, answer.message);
  };
  return (
    <Suspense>
      <ConfirmDialog
        open={!asked}
        title={t('local_build.title')}
        verb={t('local_build.take')}
        cancel={t('local_build.keep')}
        onConfirm={() => void ask()}
        onCancel={() => forget(wishes)}
      >
        {wishes.map((wish) => (
          <p key={wish.remote}>{t('local_build.ask', { part: wish.remote, address: originOf(wish) })}</p>
        ))}
      </ConfirmDialog>
    </Suspense>
  );
}

/** Logs to the console only: a stranger's link must not put text on a user's page. */
function Refused({ wishes }: { wishes: readonly Wish[] }) {
  useEffect(() => {
    for (const { remote } of wishes) console.warn(t('local_build.not_allowed', { part: remote }));
    forget(wishes);
  }, [wishes]);
  return null;
}
