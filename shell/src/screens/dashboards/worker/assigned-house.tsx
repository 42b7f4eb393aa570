import type { DataOf } from '@careloom/contract/call';
import type { dashboards } from '@careloom/contract/resources/dashboards';
import { t } from '../dashboard-texts';
import { Card, Who } from '@careloom/shared/ui';
import { Navigation } from 'lucide-react';
import { addressLine, directionsTo } from '../links';

interface AssignedHouseProps {
  house: DataOf<typeof dashboards.worker>['assigned_house'];
}

export function AssignedHouse({ house }: AssignedHouseProps) {
  return (
    <Card title={t('dashboard.assigned_house')}>
      {house ? (
        <div className="cl-row">
          <div className="cl-grow">
            <Who name={house.name} line={addressLine(house)} size={40} place />
          </div>
          <a
            className="cl-iconbtn"
            href={directionsTo(addressLine(house))}
            target="_blank"
            rel="noreferrer"
            aria-label={t('dashboard.directions')}
          >
            <Navigation className="cl-i" aria-hidden />
          </a>
        </div>
      ) : (
        <p className="cl-muted">{t('dashboard.no_house')}</p>
      )}
    </Card>
  );
}
