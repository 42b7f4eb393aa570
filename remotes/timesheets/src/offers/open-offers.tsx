import { useCan } from '@careloom/shared/session';
import { Card } from '@careloom/shared/ui';
import { t } from '../texts';
import { OfferCard } from './offer-card';
import styles from './open-offers.module.css';
import { useOwnOffers } from './requests';

/**
 * The shifts that are offered to a worker, each to take or to decline; one that somebody else took says so. Nothing for those without any,
 * for planners, and on a server that knows no offers. Import it lazily.
 */
export function OpenOffers() {
  return useCan('job-apply') ? <Offers /> : null;
}

function Offers() {
  const { data } = useOwnOffers();
  if (!data || data.offers.length === 0) return null;
  return (
    <Card title={t('offers.title')}>
      <ul className={styles.list} aria-live="polite">
        {data.offers.map((offer) => (
          <OfferCard key={offer.id} offer={offer} />
        ))}
      </ul>
    </Card>
  );
}
