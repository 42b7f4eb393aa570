import { pushSubscriptions } from '@careloom/contract/resources/push-subscriptions';
import { notify } from '@careloom/shared/chrome';
import { useCall, useCallMutation } from '@careloom/shared/query';
import { Button, Card, LoadFailed, Skeleton, Subtext } from '@careloom/shared/ui';
import { BellOff, BellRing } from 'lucide-react';
import { useState } from 'react';
import { t } from './preferences-texts';
import { allowedHere, subscribeBrowser, unsubscribeBrowser } from './push-device';

/** Turns pushes to this device on and off. */
export function PushCard() {
  const { data, error, refetch, isFetching } = useCall(pushSubscriptions.get, {});
  return (
    <Card title={t('push.title')}>
      {error && <LoadFailed message={error.message} onRetry={() => void refetch()} busy={isFetching} />}
      {!data && !error && <Skeleton lines={2} />}
      {data && <Device publicKey={data.public_key} isOn={data.subscribed === 1} />}
    </Card>
  );
}

function Device({ publicKey, isOn }: { publicKey: string; isOn: boolean }) {
  const [allowed, setAllowed] = useState(allowedHere);
  const [isAsking, setIsAsking] = useState(false);
  const save = useCallMutation(pushSubscriptions.save);
  const remove = useCallMutation(pushSubscriptions.remove);
  if (allowed === 'unsupported') return <Subtext>{t('push.unsupported')}</Subtext>;
  if (allowed === 'denied') return <Subtext>{t('push.denied')}</Subtext>;
  const turnOn = async () => {
    setIsAsking(true);
    try {
      const subscription = await subscribeBrowser(publicKey);
      if (subscription) await save.run(subscription);
    } catch (fault) {
      console.warn('The browser made no subscription for pushes.', fault);
      notify('error', t('push.no_service'));
    }
    setAllowed(allowedHere());
    setIsAsking(false);
  };
  const turnOff = async () => {
    const answer = await remove.run({});
    if (answer.ok) await unsubscribeBrowser();
  };
  const isBusy = isAsking || save.pending || remove.pending;
  return (
    <>
      <Subtext>{t(isOn ? 'push.on' : 'push.off')}</Subtext>
      <Button variant="outline" aria-disabled={isBusy || undefined} onClick={() => void (isBusy ? undefined : isOn ? turnOff() : turnOn())}>
        {isOn ? <BellOff aria-hidden /> : <BellRing aria-hidden />}
        {t(isOn ? 'push.turn_off' : 'push.turn_on')}
      </Button>
    </>
  );
}
