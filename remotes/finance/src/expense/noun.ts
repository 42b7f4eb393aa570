import { t } from './words';

export const expenseNoun = () => ({ one: t('records.noun_expense'), many: t('records.noun_expenses') });
