import { t } from './words';

export const houseNoun = () => ({ one: t('records.noun_house'), many: t('records.noun_houses') });
