import { Card } from '@careloom/shared/ui';
import { t } from './texts';
import { OfferCard } from './offer-card';
import styles from './open-offers.module.css';
import { useOwnOffers } from './requests';

/**
 * The shifts offered to a worker, each to take or to decline; an offer taken by another worker shows that. Renders nothing without offers
 * or on a server without offers.
 */
export function OpenOffers() {
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
