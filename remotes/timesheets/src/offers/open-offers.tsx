import { Card } from '@careloom/shared/ui';
import { t } from './texts';
import { OfferCard } from './offer-card';
import styles from './open-offers.module.css';
import { useOwnOffers } from './requests';

/**
 * The shifts that are offered to a worker, each to take or to decline; one that somebody else took says so. Nothing for those without any,
 * and on a server that knows no offers.
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
