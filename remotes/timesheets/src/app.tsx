import { lazyPage, remoteApp } from '@careloom/shared/navigation';
import { addTimesheetTexts } from './texts';

addTimesheetTexts();

const ShiftLogsPage = lazyPage(() => import('./features/list-shifts/shifts-page').then((module) => module.ShiftLogsPage));
const ShiftSchedulePage = lazyPage(() => import('./features/list-shifts/shifts-page').then((module) => module.ShiftSchedulePage));

export const App = remoteApp('timesheets', { shiftLogs: ShiftLogsPage, shiftSchedule: ShiftSchedulePage });
