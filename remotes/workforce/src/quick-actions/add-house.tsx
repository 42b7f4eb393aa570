import type { QuickActionProps } from '@careloom/shared/slots';
import { AddHouse } from '../features/add-house/add-house';
import { addWorkforceTexts } from '../texts';

addWorkforceTexts();

/** Add House from any page; the shell opens it. */
export const QuickAction = (props: QuickActionProps) => <AddHouse {...props} />;
