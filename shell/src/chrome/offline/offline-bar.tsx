import { t } from '../../platform/chrome-texts';
import { queryClient } from '@careloom/shared/query';
import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { dataTime, oldestShown } from './data-time';
import { useOnline } from '../../platform/use-online';
import './offline.css';

const onQueries = (listener: () => void) => queryClient.getQueryCache().subscribe(listener);

/** A thin bar at the bottom while offline, with the age of the data shown. It does not shift the content above. */
export function OfflineBar() {
  const online = useOnline();
  return (
    <div role="status" className="cl-offline-place">
      {!online && <OfflineLine />}
    </div>
  );
}

function OfflineLine() {
  const readAt = useSyncExternalStore(onQueries, oldestShown);
  return (
    <p className="cl-offline">
      <WifiOff className="cl-i-s" aria-hidden />
      {readAt === null ? t('chrome.offline_nothing') : t('chrome.offline', { time: dataTime(readAt) })}
    </p>
  );
}
