/** The public page that verifies a signature. */
export const VERIFY_PATH = '/verify/agreement';

export const verifyAddress = (publicUrl: string, code: string): string => `${publicUrl}${VERIFY_PATH}/${code}`;
