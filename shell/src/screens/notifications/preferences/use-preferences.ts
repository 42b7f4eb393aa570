import { type Channel, notificationPreferences, type NotificationPreference } from '@careloom/contract/resources/notification-preferences';
import type { NotificationType } from '@careloom/contract/resources/notifications';
import { useCall, useCallMutation } from '@careloom/shared/query';
import { useState } from 'react';

/** The preferences by type. `choose` saves one channel at once, and shows the choice as made until the server answers. */
export function usePreferences() {
  const read = useCall(notificationPreferences.list, {});
  const [chosen, setChosen] = useState<Readonly<Record<string, NotificationPreference>>>({});
  const forget = (type: string) => setChosen(({ [type]: _gone, ...others }) => others);
  const { run } = useCallMutation(notificationPreferences.save);
  const preferences = (read.data?.preferences ?? []).map((preference) => chosen[preference.type] ?? preference);
  const choose = async (before: NotificationPreference, channel: Channel, on: boolean) => {
    const next = { ...before, [channel]: on ? 1 : 0 };
    setChosen((others) => ({ ...others, [before.type]: next }));
    await run({ ...next, type: next.type as NotificationType });
    await read.refetch();
    forget(before.type);
  };
  return { ...read, preferences, choose };
}
