export { formatBusinessNumber } from './business-number';
export { addDays, DATE_FORMATS, daysBetween, formatDate, formatTimes, monthName, NO_DATE, today, type DateFormat } from './date';
export { EXPIRING_SOON_DAYS, expiryMessage, isExpiringSoon } from './expiry';
export { formatCount, formatDecimal, formatHours, formatMoney, NO_NUMBER } from './number';
export { fullName, initials } from './person';
