import type { QuickActionProps } from '@careloom/shared/slots';
import { AddHouse } from '../house/add-house';

/** Add House from any page; the shell opens it. */
export const QuickAction = (props: QuickActionProps) => <AddHouse {...props} />;
