import { FactorFact } from './factor-fact';
import type { FactorPerson } from './person';
import { t } from './texts';

/** The second factor of a person, as a fact of the record. */
export const factorOf = (person: FactorPerson) => ({ label: t('factor_of.label'), value: <FactorFact person={person} /> });
