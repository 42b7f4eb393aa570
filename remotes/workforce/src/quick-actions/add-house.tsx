import type { QuickActionProps } from '@careloom/shared/slots';
import { AddHouse } from '../house/form/add-house';

/** The Add House quick action; the shell opens it over any page. */
export const QuickAction = (props: QuickActionProps) => <AddHouse {...props} />;
