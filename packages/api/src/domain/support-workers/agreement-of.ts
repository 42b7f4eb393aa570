import { and, eq, gte, lte, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { serviceAgreements } from '../../platform/db/schema/agreements';
import { expiryMessage } from '../organisation/expiry-message';

/** A signed agreement whose term includes the day: the only one that allows a job to be assigned. */
export const inForce = (today: string): SQL | undefined =>
  and(eq(serviceAgreements.status, 'signed'), lte(serviceAgreements.commencement_date, today), gte(serviceAgreements.end_date, today));

/** Whether the worker of a row has an agreement in force. @param worker the column of the worker's id */
export const hasAgreement = (worker: SQLWrapper, today: string): SQL<boolean> => sql<boolean>`exists (
  select 1 from ${serviceAgreements} where ${serviceAgreements.user_id} = ${worker} and ${inForce(today)})`;

export interface AgreementRow {
  id: number;
  status: string;
  end_date: string;
}

/** The relevant agreement for the worker of a row: the one in force, else the newest. */
export const agreementOf = (worker: SQLWrapper, today: string): SQL<AgreementRow | null> => sql<AgreementRow | null>`(
  select json_build_object('id', ${serviceAgreements.id}, 'status', ${serviceAgreements.status}, 'end_date', ${serviceAgreements.end_date})
  from ${serviceAgreements} where ${serviceAgreements.user_id} = ${worker}
  order by (${inForce(today)}) desc, ${serviceAgreements.id} desc limit 1)`;

/** Adds the expiry message: only a signed agreement can expire. */
export const summaryOf = (agreement: AgreementRow, today: string) => ({
  ...agreement,
  expiry_message: agreement.status === 'signed' ? expiryMessage(today, agreement.end_date) : null,
});
